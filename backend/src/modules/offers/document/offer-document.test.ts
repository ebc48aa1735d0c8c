import type { BuildingSavingsInput } from '@advisor/contracts/offer/building-savings';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { type LoanInput, loanInputSchema } from '@advisor/contracts/offer/loan-offer';
import { goodMortgage, goodUnsecured } from '../../../testing/loan-input';
import { newClient, offerClient } from '../../../testing/offers';
import { askPoppler } from '../../../testing/poppler';
import { addValued } from '../../../testing/real-estates';
import { seededCases } from '../../../testing/seeded-cases';
import { type TestApp, testApp } from '../../../testing/test-app';
import { loanContent } from './loan-content';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

const savings = {
  targetAmount: 300_000,
  minimumMonthlyDeposit: 1_700,
  savingDuration: 72,
  startsOn: '2026-12-01',
};

const documentOf = (offerId: number, as: 'advisor' | 'broker' = 'advisor') =>
  backend.callOperation(offerCalls.document, { as, params: { offerId } });

test.each<{ name: string; product: number; input: LoanInput | BuildingSavingsInput }>([
  { name: 'hypotečního úvěru', product: 20001, input: goodMortgage },
  { name: 'nezajištěného úvěru', product: 1, input: goodUnsecured },
  { name: 'stavebního spoření', product: 20000, input: savings },
])('the offer of $name is a PDF under its Czech name', async ({ name, product, input }) => {
  const offerId = await offerClient(backend).save(input, product);
  const response = await documentOf(offerId);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/pdf');
  expect(response.headers['content-disposition']).toContain(
    encodeURIComponent(`Nabídka ${name} ${offerId}.pdf`),
  );
  expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(response.rawPayload.subarray(-6).toString()).toContain('%%EOF');
});

test('it is the same to the byte however often it is printed', async () => {
  const offerId = await offerClient(backend).save();
  const [first, second] = [await documentOf(offerId), await documentOf(offerId)];
  expect(first.rawPayload.equals(second.rawPayload)).toBe(true);
  await offerClient(backend).createCase(offerId, newClient);
  const named = await documentOf(offerId);
  expect(named.statusCode).toBe(200);
  expect(named.rawPayload.equals(first.rawPayload)).toBe(false);
});

const securitiesIn = async (offerId: number) => {
  const text = askPoppler('pdftotext', (await documentOf(offerId)).rawPayload);
  return text.replaceAll(/\s+/g, ' ').match(/hodnota [\d ]+ Kč ke dni/g);
};

test('it names what secured the loan when it was saved, whatever happens to that later', async () => {
  const client = offerClient(backend);
  const made = await client.createCase(await client.save(), newClient);
  const { caseId, salesArrangementId } = made.json<{
    caseId: number;
    salesArrangementId: number;
  }>();
  const saveFor = async () => {
    const { body } = await client.model();
    const saved = await client.create({ ...body, salesArrangementId });
    return saved.json<{ offerId: number }>().offerId;
  };
  const without = await saveFor();
  await addValued(backend, caseId, 4_000_000);
  const before = await saveFor();
  await addValued(backend, caseId, 1_000_000);
  const after = await saveFor();
  expect(await securitiesIn(without)).toBeNull();
  expect(await securitiesIn(before)).toEqual(['hodnota 4 000 000 Kč ke dni']);
  expect(await securitiesIn(after)).toEqual([
    'hodnota 4 000 000 Kč ke dni',
    'hodnota 1 000 000 Kč ke dni',
  ]);
});

test('who may not see an offer gets no document', async () => {
  const offerId = await offerClient(backend).save();
  expect((await documentOf(offerId, 'broker')).statusCode).toBe(404);
});

test('it says everything that the law asks for, with the numbers of the offer', async () => {
  const { model } = offerClient(backend);
  const input = { ...goodMortgage, hasLifeInsurance: true, feeIds: [2] } satisfies LoanInput;
  const { result } = await model(input);
  if (result === undefined) throw new Error('no result');
  const content = loanContent(20001, loanInputSchema.parse(input), result);
  const example = content.notes[0]?.replaceAll('\u00A0', ' ') ?? '';
  for (const fact of [
    'úvěr 3 000 000 Kč',
    'splatnost 30 let',
    'sazba 4,39 % pevná na 5 let',
    '359 měsíčních splátek po',
    'poplatky a pojištění zahrnuté do RPSN 328 900 Kč',
    'celková částka splatná klientem',
    'zajištěn zástavním právem',
  ]) {
    expect(example).toContain(fact);
  }
  expect(content.table.rows).toHaveLength(1 + result.years.length);
  expect(content.facts[1]?.rows.map(([label]) => label)).toEqual([
    'Základní sazba',
    'Životní pojištění',
    'Úroková sazba ročně',
    'Sazba platí',
    'Životní pojištění měsíčně',
    'Ocenění nemovitosti',
    'Úroky celkem',
    'Poplatky a pojištění celkem',
    'Celková částka splatná klientem',
  ]);
});

/** Amounts of a Czech sentence, haléře. */
const amountsIn = (text: string): number[] =>
  [...text.matchAll(/([\d ]+(?:,\d\d)?) Kč/g)].map(([, amount = '']) =>
    Math.round(Number(amount.replaceAll(' ', '').replace(',', '.')) * 100),
  );

const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ');

const printed = async (input: LoanInput) => {
  const { result } = await offerClient(backend).model(input);
  if (result === undefined) throw new Error('no result');
  const { facts, notes } = loanContent(20001, loanInputSchema.parse(input), result);
  const rows = new Map(facts.flatMap(({ rows: of }) => of.map(([at, text]) => [at, plain(text)])));
  return { result, rows, example: plain(notes[0] ?? ''), notes: notes.map(plain) };
};

describe('the representative example', () => {
  const longFirst = { ...goodMortgage, expectedDateOfDrawing: '2026-12-01', paymentDay: 20 };

  test('names a first instalment that is higher, and adds up to the haléř', async () => {
    const { result, rows, example } = await printed({ ...longFirst, feeIds: [2] });
    expect(example).toContain(
      'první splátka 18 742,50 Kč, 358 měsíčních splátek po 15 382 Kč, poslední splátka 14 869,97 Kč.',
    );
    expect(rows.get('První splátka')).toBe('18 742,50 Kč, 20. 1. 2027');
    const [loan = 0, first = 0, regular = 0, last = 0, interest = 0, costs = 0, total = 0] =
      amountsIn(example);
    expect(first + 358 * regular + last).toBe(loan + interest);
    expect(loan + interest + costs).toBe(total);
    expect(total).toBe(Math.round((result.totalPayable ?? 0) * 100));
  });

  test('has the fee for a later change beside the total amount payable', async () => {
    const { rows, example } = await printed({ ...longFirst, feeIds: [1, 2] });
    const { rows: without } = await printed({ ...longFirst, feeIds: [2] });
    const total = 'Celková částka splatná klientem';
    expect(rows.get(total)).toBe(without.get(total));
    expect(example).toContain('Kromě toho klient zaplatí 3 000 Kč');
  });

  test('is followed by the illustrative RPSN of a fixation from five years', async () => {
    const { result, notes } = await printed(longFirst);
    expect(result.illustrativeAnnualPercentageRate).toBeGreaterThan(0);
    expect(notes.some((note) => note.startsWith('Ilustrativní RPSN 4,73 %'))).toBe(true);
    const { notes: ofThree } = await printed({ ...longFirst, fixedRatePeriod: 36 });
    expect(ofThree.some((note) => note.includes('Ilustrativní'))).toBe(false);
  });
});

test('an unsecured loan says nothing of collateral', async () => {
  const { result } = await offerClient(backend).model(goodUnsecured, 1);
  if (result === undefined) throw new Error('no result');
  const { notes } = loanContent(1, loanInputSchema.parse(goodUnsecured), result);
  expect(notes.join()).not.toContain('zajištění');
});
