import type { ErrorMessage } from '@advisor/contracts/errors';
import type { LoanResult } from '@advisor/contracts/offer/loan-offer';
import { sql } from 'drizzle-orm';
import { goodAmerican, goodMortgage, goodUnsecured } from '../../testing/loan-input';
import { offerClient } from '../../testing/offers';
import { seededCases } from '../../testing/seeded-cases';
import { type TestApp, testApp, testNow } from '../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
beforeEach(() => backend.setNow(testNow));
afterAll(() => backend.close());

const goodSavings = {
  targetAmount: 300_000,
  minimumMonthlyDeposit: 1_700,
  savingDuration: 72,
  startsOn: '2027-02-01',
};
/** Within what may be drawn before and after New Year, when the rates change. */
const laterMortgage = { ...goodMortgage, expectedDateOfDrawing: '2027-02-15' };
const lastDay = new Date('2026-12-31T20:00:00Z');
const newYear = new Date('2027-01-01T08:00:00Z');

const sentences = (messages: ErrorMessage[]) =>
  messages.map(({ message }) => message.replaceAll('\u00A0', ' '));

test.each([
  { product: 20001, input: goodMortgage },
  { product: 20004, input: goodAmerican },
  { product: 20010, input: goodAmerican },
  { product: 1, input: goodUnsecured },
  { product: 20000, input: goodSavings },
])('what is kept is shown again: product $product', async ({ product, input }) => {
  const { model, create, read } = offerClient(backend);
  const { body, result } = await model(input, product);
  const response = await create({ ...body, name: 'Varianta A' });
  expect(response.statusCode).toBe(201);
  const offer = await read(response.json<{ offerId: number }>().offerId);
  expect(offer).toMatchObject({
    productTypeId: product,
    input,
    result,
    name: 'Varianta A',
    rateVersionId: 2,
    createdBy: 'Jana Nováková',
    createdOn: testNow.toISOString(),
    validTo: '2026-12-20',
    isLinked: false,
  });
  expect(offer.caseId).toBeUndefined();
});

test('an offer stays as it was when the rates change, with its schedule', async () => {
  const { save, read } = offerClient(backend);
  const offerId = await save();
  const before = await read(offerId, true);
  backend.setNow(new Date('2027-03-01T08:00:00Z'));
  expect(before.isExpired).toBe(false);
  expect(await read(offerId, true)).toEqual({ ...before, isExpired: true });
  const { schedule = [], monthlyPayment } = before.result as LoanResult;
  expect(schedule).toHaveLength(360);
  expect(schedule[0]?.payment).toBe(monthlyPayment);
  expect((await read(offerId)).result).not.toHaveProperty('schedule');
});

test('an offer holds on its last day and says on the next that it has expired', async () => {
  const { save, read } = offerClient(backend);
  const offerId = await save();
  backend.setNow(new Date('2026-12-20T22:59:00Z'));
  expect(await read(offerId)).toMatchObject({ validTo: '2026-12-20', isExpired: false });
  backend.setNow(new Date('2026-12-20T23:00:00Z'));
  expect((await read(offerId)).isExpired).toBe(true);
});

test('rates that offers were made from cannot be changed', async () => {
  const { save } = offerClient(backend);
  await save();
  for (const table of ['interest_rates', 'product_terms', 'product_fees', 'savings_tariffs']) {
    const change = backend.db.execute(
      sql`update ${sql.identifier(table)} set version_id = version_id where version_id = 2`,
    );
    await expect(change).rejects.toMatchObject({
      cause: expect.objectContaining({
        message: expect.stringContaining('offers were made from version 2'),
      }),
    });
  }
});

const insertVersion = (from: string, to: string | null) =>
  backend.db.execute(sql`insert into rate_versions (name, valid_from, valid_to)
    values ('Sazebník', ${from}::date, ${to}::date)`);

test('validities of rates do not overlap', async () => {
  for (const refused of [
    insertVersion('2026-12-31', '2027-01-01'),
    insertVersion('2027-06-01', null),
  ]) {
    await expect(refused).rejects.toMatchObject({
      cause: expect.objectContaining({
        message: expect.stringContaining('rate_versions_do_not_overlap'),
      }),
    });
  }
  await insertVersion('2026-01-01', '2026-04-30');
});

test('rates that expire between modelling and saving are told, sentence by sentence', async () => {
  const { model, create, read } = offerClient(backend);
  backend.setNow(lastDay);
  const { body } = await model({ ...laterMortgage, feeIds: [2] });
  backend.setNow(newYear);
  const refused = await create(body);
  expect(refused.statusCode).toBe(409);
  expect(sentences(refused.json())).toEqual([
    'Sazba se mění z 4,59 % na 4,74 %.',
    'Měsíční splátka se mění z 15 362 Kč na 15 632 Kč.',
    expect.stringMatching(/^RPSN se mění z 4,\d\d % na 4,\d\d %\.$/),
    expect.stringMatching(/^Celkem k zaplacení se mění z 5 5\d\d \d{3},\d\d Kč na 5 6/),
  ]);
  expect(refused.json<ErrorMessage[]>().map(({ field }) => field)).toEqual([
    'seen.interestRate',
    'seen.amount',
    undefined,
    undefined,
  ]);

  const again = await model({ ...laterMortgage, feeIds: [2] });
  const saved = await create(again.body);
  expect(saved.statusCode).toBe(201);
  expect(await read(saved.json<{ offerId: number }>().offerId)).toMatchObject({
    rateVersionId: 3,
    validTo: '2027-01-31',
  });
});

test('fees that change alone are told as well', async () => {
  const { model, create } = offerClient(backend);
  const { body } = await model({ ...goodMortgage, feeIds: [2] });
  const former = { ...body, seen: { ...body.seen, rateVersionId: 1 } };
  const refused = await create(former);
  expect(refused.statusCode).toBe(409);
  expect(sentences(refused.json())).toContain('Poplatky se mění z 4 500 Kč na 4 900 Kč.');
});

test('numbers that nobody calculated are not kept', async () => {
  const { model, create } = offerClient(backend);
  const { body } = await model();
  const refused = await create({ ...body, seen: { ...body.seen, amount: 15_361 } });
  expect(refused.statusCode).toBe(409);
  expect(sentences(refused.json())).toEqual(['Měsíční splátka se mění z 15 361 Kč na 15 362 Kč.']);
});

test('rates of which nobody knows are no reason to refuse the same numbers', async () => {
  const { model, create } = offerClient(backend);
  const { body } = await model();
  const saved = await create({ ...body, seen: { ...body.seen, rateVersionId: 99 } });
  expect(saved.statusCode).toBe(201);
});

test('every error is told at its field, warnings are not in the way', async () => {
  const { model, create } = offerClient(backend);
  const { body } = await model({
    ...goodMortgage,
    loanPurposes: [{ loanPurposeId: 201, amount: 2_999_999 }],
    collateralAmount: 3_000_000,
    expectedDateOfDrawing: '2026-11-29',
    household: { netMonthlyIncome: 20_000 },
  });
  const refused = await create(body);
  expect(refused.statusCode).toBe(400);
  expect(refused.json<ErrorMessage[]>().map(({ field }) => field)).toEqual([
    'input.loanPurposes',
    'input.expectedDateOfDrawing',
    'input.collateralAmount',
  ]);
  expect(sentences(refused.json())[1]).toContain('Předpokládané datum prvního čerpání');

  const warned = await model({ ...goodMortgage, household: { netMonthlyIncome: 20_000 } });
  expect(warned.findings.map(({ severity }) => severity)).toContain('warning');
  expect((await create(warned.body)).statusCode).toBe(201);
});

test('any advisor keeps a mortgage, the terms of employees take the right to them', async () => {
  const advisor = offerClient(backend);
  const broker = offerClient(backend, 'broker');
  const { body } = await advisor.model({ ...goodMortgage, isEmployee: true });
  expect((await broker.create(body)).statusCode).toBe(403);
  const offerId = await broker.save(goodMortgage);
  expect((await broker.get(offerId)).statusCode).toBe(200);
});

test('an offer of no case is shared among the advisors of the bank', async () => {
  const offerId = await offerClient(backend).save(goodUnsecured, 1);
  expect((await offerClient(backend, 'specialist').get(offerId)).statusCode).toBe(200);
  expect((await offerClient(backend, 'broker').get(offerId)).statusCode).toBe(404);
  expect((await offerClient(backend).get(2_147_483_647)).statusCode).toBe(404);
});
