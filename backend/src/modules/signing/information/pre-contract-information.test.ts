import { caseCalls } from '@advisor/contracts/case/calls';
import type { LoanResult } from '@advisor/contracts/offer/loan-offer';
import { signingCalls } from '@advisor/contracts/signing/calls';
import type { DocumentKind } from '@advisor/contracts/signing/endpoints';
import { eq } from 'drizzle-orm';
import { salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import { offers } from '../../../domain/offers/schema/offers';
import { czechMoney, czechRate } from '../../../platform/czech-format';
import { goodAmerican, goodMortgage, goodUnsecured } from '../../../testing/loan-input';
import { newClient, offerClient } from '../../../testing/offers';
import { askPoppler } from '../../../testing/poppler';
import { openDocumentKind } from '../../../testing/document-order';
import { seededCases } from '../../../testing/seeded-cases';
import { type TestApp, testApp, testNow } from '../../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

/** A new application by an offer; of a loan for a flat unless said. */
async function application(input: object = goodMortgage, productTypeId = 20001) {
  const client = offerClient(backend);
  const offerId = await client.save(input as typeof goodMortgage, productTypeId);
  const made = await client.createCase(offerId, newClient);
  const ids = made.json<{ caseId: number; salesArrangementId: number }>();
  return { ...ids, offerId };
}

const call = (
  operation: Parameters<TestApp['callOperation']>[0],
  salesArrangementId: number,
  body?: object,
) => backend.callOperation(operation, { as: 'advisor', params: { salesArrangementId }, body });

const contract = { documentTypeCode: 'loanContract', signatureTypeId: 2 };
const { create, kinds, preContractInformation, handOverPreContractInformation } = signingCalls;

const closedOf = async (salesArrangementId: number) =>
  (await call(kinds, salesArrangementId))
    .json<DocumentKind[]>()
    .find(({ documentTypeCode }) => documentTypeCode === 'loanContract')?.closed;

const textOf = (pdf: Buffer) => askPoppler('pdftotext', pdf).replaceAll(/\s+/g, ' ');
const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

test('there is no contract of a mortgage before its information sheet was handed over', async () => {
  const { salesArrangementId, caseId, offerId } = await application();
  await openDocumentKind(backend, salesArrangementId, 'loanContract');
  expect(await closedOf(salesArrangementId)).toMatchObject({ offerIdToHandOver: offerId });
  const refused = await call(create, salesArrangementId, contract);
  expect(refused.statusCode).toBe(409);
  expect(refused.body).toContain('ESIS');

  const given = await call(handOverPreContractInformation, salesArrangementId, { offerId });
  expect(given.json()).toEqual({ handedOverOn: testNow.toISOString() });
  expect(await closedOf(salesArrangementId)).toBeUndefined();
  expect((await call(create, salesArrangementId, contract)).statusCode).toBe(201);
  const history = await backend.callOperation(caseCalls.timeline, {
    as: 'advisor',
    params: { caseId },
  });
  expect(history.body).toContain('Předsmluvní informace předány klientovi');
  expect(history.body).toContain(`ESIS k nabídce ${offerId}`);
});

test('it is recorded once, and for the offer that is linked', async () => {
  const { salesArrangementId, offerId } = await application();
  const handOver = () => call(handOverPreContractInformation, salesArrangementId, { offerId });
  const [one, two] = await Promise.all([handOver(), handOver()]);
  expect([one.statusCode, two.statusCode]).toEqual([200, 200]);

  const { save, link } = offerClient(backend);
  const other = await save({ ...goodMortgage, loanDuration: 240 });
  const linked = await link(salesArrangementId, other, offerId);
  expect(linked.statusCode).toBe(204);
  expect((await handOver()).statusCode).toBe(409);
  expect(await closedOf(salesArrangementId)).toMatchObject({ offerIdToHandOver: other });
});

test('what was handed over is handed out again as it was', async () => {
  const { salesArrangementId, offerId } = await application();
  await call(handOverPreContractInformation, salesArrangementId, { offerId });
  const first = (await call(preContractInformation, salesArrangementId)).rawPayload;
  await backend.db
    .update(salesArrangements)
    .set({ applicationNumber: 'Z0000' })
    .where(eq(salesArrangements.id, salesArrangementId));
  const again = (await call(preContractInformation, salesArrangementId)).rawPayload;
  expect(again.equals(first)).toBe(true);
});

/** Annex II of the directive. */
const sections = [
  '1. Věřitel',
  '2. Zprostředkovatel úvěru',
  '3. Hlavní charakteristiky úvěru',
  '4. Úroková sazba a ostatní náklady',
  '5. Četnost a počet splátek',
  '6. Výše každé splátky',
  '7. Orientační splátkový kalendář',
  '8. Další povinnosti',
  '9. Předčasné splacení',
  '10. Flexibilní možnosti',
  '11. Další práva spotřebitele',
  '12. Stížnosti',
  '13. Nesplnění závazků z úvěru a důsledky pro klienta',
  '14. Orgán dohledu',
];

test('the sheet has the sections of the directive, with the numbers of the offer', async () => {
  const { salesArrangementId, offerId } = await application();
  const text = textOf((await call(preContractInformation, salesArrangementId)).rawPayload);
  const [offer] = await backend.db.select().from(offers).where(eq(offers.id, offerId));
  const result = offer?.result as LoanResult;
  const { firstPayment = 0, totalPayable = 0, afterFixation } = result;
  const places = sections.map((heading) => text.indexOf(heading));
  expect(Math.min(...places)).toBeGreaterThan(0);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  for (const fact of [
    `Výše úvěru ${czechMoney(3_000_000)}`,
    `Úroková sazba ${czechRate(result.interestRate)}`,
    `RPSN ${czechRate(result.annualPercentageRate)}`,
    `splacení na konci fixace ${czechRate(result.illustrativeAnnualPercentageRate ?? 0)}`,
    `První splátka ${czechMoney(firstPayment)}`,
    `Měsíční splátka ${czechMoney(result.monthlyPayment)}`,
    `Poslední splátka ${czechMoney(result.lastPayment)}`,
    `Celková částka, kterou zaplatíte ${czechMoney(totalPayable)}`,
    czechMoney(afterFixation?.balance ?? 0),
    'můžete přijít o svůj domov',
  ]) {
    expect(text).toContain(plain(fact));
  }
});

/** Annex II of directive 2008/48/EC. */
const sectionsOfSecci = [
  '1. Totožnost a kontaktní údaje věřitele',
  '2. Popis základních vlastností úvěru',
  '3. Náklady úvěru',
  '4. Náklady v případě opožděných plateb',
  '5. Další důležité právní aspekty',
  '6. Doplňující informace pro uzavření smlouvy na dálku',
];

test('an unsecured loan has the standard information (SECCI), without which there is no contract', async () => {
  const { salesArrangementId, caseId, offerId } = await application(goodUnsecured, 1);
  await openDocumentKind(backend, salesArrangementId, 'loanContract');
  const refused = await call(create, salesArrangementId, contract);
  expect(refused.statusCode).toBe(409);
  expect(refused.body).toContain('SECCI');

  const text = textOf((await call(preContractInformation, salesArrangementId)).rawPayload);
  const [offer] = await backend.db.select().from(offers).where(eq(offers.id, offerId));
  const result = offer?.result as LoanResult;
  const places = sectionsOfSecci.map((heading) => text.indexOf(heading));
  expect(Math.min(...places)).toBeGreaterThan(0);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  for (const fact of [
    'Zdeňka Nováčková',
    `Celková výše úvěru ${czechMoney(300_000)}`,
    `Úroková sazba ${czechRate(result.interestRate)}`,
    `RPSN ${czechRate(result.annualPercentageRate)}`,
    `První splátka ${czechMoney(result.firstPayment ?? 0)}`,
    `Měsíční splátka ${czechMoney(result.monthlyPayment)}`,
    `Poslední splátka ${czechMoney(result.lastPayment)}`,
    `Celková částka, kterou zaplatíte ${czechMoney(result.totalPayable ?? 0)}`,
    'Reprezentativní příklad: úvěr',
    'do 14 dnů od uzavření smlouvy',
    'nejvýše 1 % předčasně splacené části',
    'zákonný úrok z prodlení',
  ]) {
    expect(text).toContain(plain(fact));
  }

  await call(handOverPreContractInformation, salesArrangementId, { offerId });
  expect((await call(create, salesArrangementId, contract)).statusCode).toBe(201);
  const history = await backend.callOperation(caseCalls.timeline, {
    as: 'advisor',
    params: { caseId },
  });
  expect(history.body).toContain(`SECCI k nabídce ${offerId}`);
});

test.each([
  ['a mortgage', 20001, goodMortgage, 'ESIS'],
  ['a mortgage without a purpose', 20004, goodAmerican, 'ESIS'],
  ['an american mortgage', 20010, goodAmerican, 'ESIS'],
  ['an unsecured loan', 1, goodUnsecured, 'SECCI'],
])('%s has its sheet', async (_, productTypeId, input, abbreviation) => {
  const { salesArrangementId } = await application(input, productTypeId);
  const text = textOf((await call(preContractInformation, salesArrangementId)).rawPayload);
  expect(text).toContain(`(${abbreviation})`);
});

test('an application without an offer says that it wants one first', async () => {
  const { salesArrangementId } = await application();
  await backend.db
    .update(salesArrangements)
    .set({ offerId: null })
    .where(eq(salesArrangements.id, salesArrangementId));
  expect(await closedOf(salesArrangementId)).toEqual({
    reason: expect.stringContaining('převezměte nabídku'),
    step: 'modelation',
  });
  const refused = await call(create, salesArrangementId, contract);
  expect(refused.statusCode).toBe(409);
  expect(refused.body).toContain('převezměte nabídku');
});
