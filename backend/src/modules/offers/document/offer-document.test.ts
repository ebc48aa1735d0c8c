import type { BuildingSavingsInput } from '@advisor/contracts/offer/building-savings';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { type LoanInput, loanInputSchema } from '@advisor/contracts/offer/loan-offer';
import { goodMortgage, goodUnsecured } from '../../../testing/loan-input';
import { newClient, offerClient } from '../../../testing/offers';
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
  const offerId = await offerClient(backend).keep(input, product);
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
  const offerId = await offerClient(backend).keep();
  const [first, second] = [await documentOf(offerId), await documentOf(offerId)];
  expect(first.rawPayload.equals(second.rawPayload)).toBe(true);
  await offerClient(backend).createCase(offerId, newClient);
  const named = await documentOf(offerId);
  expect(named.statusCode).toBe(200);
  expect(named.rawPayload.equals(first.rawPayload)).toBe(false);
});

test('who may not see an offer gets no document', async () => {
  const offerId = await offerClient(backend).keep();
  expect((await documentOf(offerId, 'broker')).statusCode).toBe(403);
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
    'sazba 4,39 % pevnou 5 let',
    '360 měsíčních splátek po',
    'poplatky a pojištění 328 900 Kč',
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
  ]);
});
