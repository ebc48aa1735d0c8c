import { adminCalls } from '@advisor/contracts/admin/calls';
import type { RateFile } from '@advisor/contracts/admin/rates';
import type { ErrorMessage } from '@advisor/contracts/errors';
import { offerCalls } from '@advisor/contracts/offer/calls';
import type { LoanSimulation } from '@advisor/contracts/offer/loan-offer';
import type { Offer } from '@advisor/contracts/offer/modelation';
import type { CallResponse, Operation } from '@advisor/contracts/operation';
import { goodMortgage } from '../../../testing/loan-input';
import { offerClient } from '../../../testing/offers';
import { nextRates } from '../testing/rates';
import { seededCases } from '../../../testing/seeded-cases';
import { type DemoLogin, type TestApp, testApp } from '../../../testing/test-app';

let backend: TestApp;
beforeEach(async () => void (backend = await testApp({ contents: seededCases })));
afterEach(() => backend.close());

const call = (operation: Operation, as: DemoLogin, input: object = {}) =>
  backend.callOperation(operation, { as, ...input });
const list = async (as: DemoLogin = 'admin') =>
  (await call(adminCalls.rates, as)).json<CallResponse<typeof adminCalls.rates>>();
const day = '2026-12-10';
/** All rates of mortgages higher by half a point. */
async function dearer(change: Partial<RateFile> = {}): Promise<RateFile> {
  const file = await nextRates(backend);
  return {
    ...file,
    products: file.products.map((product) =>
      product.productTypeId === 20001
        ? {
            ...product,
            rates: product.rates.map((line) => ({
              ...line,
              rate: Math.round(line.rate * 100 + 50) / 100,
            })),
          }
        : product,
    ),
    ...change,
  };
}
const propose = (file: object, headers = {}) =>
  call(adminCalls.proposeRates, 'admin', { body: file, headers });
async function proposed(file: object): Promise<{ params: { proposalId: number } }> {
  const response = await propose(file);
  expect(response.statusCode).toBe(201);
  return { params: response.json<{ proposalId: number }>() };
}
const confirm = (input: object, as: DemoLogin = 'supervisor') =>
  call(adminCalls.confirmRates, as, input);
const modelled = async () => {
  const answer = await call(offerCalls.mortgage, 'advisor', { body: goodMortgage });
  const { rateVersionId, result } = answer.json<LoanSimulation>();
  return { rateVersionId, interestRate: result?.interestRate ?? 0 };
};
const messagesOf = (response: { json<T>(): T }) =>
  response.json<ErrorMessage[]>().map(({ field, message }) => [field, message]);

test('a version that a second person has confirmed holds from its day; an old offer stays', async () => {
  const before = await modelled();
  const offerId = await offerClient(backend).save();
  const input = await proposed(await dearer());
  backend.setNow(new Date('2026-12-09T22:59:00Z'));
  expect((await confirm(input)).statusCode).toBe(204);
  expect((await modelled()).interestRate).toBe(before.interestRate);
  backend.setNow(new Date(`${day}T08:00:00Z`));
  const after = await modelled();
  expect(after.interestRate).toBeCloseTo(before.interestRate + 0.5, 4);
  const offer = (await call(offerCalls.get, 'advisor', { params: { offerId } })).json<Offer>();
  expect(offer).toMatchObject({ rateVersionId: before.rateVersionId });
  // Until the version that was there already.
  const { versions } = await list();
  expect(versions.map(({ validFrom, validTo }) => [validFrom, validTo]).slice(0, 3)).toEqual([
    ['2027-01-01', undefined],
    [day, '2026-12-31'],
    ['2026-11-01', '2026-12-09'],
  ]);
});

test('says what is otherwise, and how many open offers stay as they are', async () => {
  await offerClient(backend).save();
  const file = await dearer();
  const [first] = file.products;
  const { rates } = first as RateFile['products'][number];
  first!.terms.maxLtv = 75;
  const gone = rates.pop();
  const { params } = await proposed({ ...file, savings: { ...file.savings, annualFee: 400 } });
  const proposal = (await call(adminCalls.rateProposal, 'supervisor', { params })).json<
    CallResponse<typeof adminCalls.rateProposal>
  >();
  expect(proposal).toMatchObject({ isOwn: false, state: 'proposed', validTo: '2026-12-31' });
  expect(proposal.openOffers.map(({ productTypeId }) => productTypeId)).toContain(20001);
  const found = proposal.differences;
  expect(found).toContainEqual({
    productTypeId: 20000,
    kind: 'savings',
    field: 'annualFee',
    before: 360,
    after: 400,
  });
  expect(found.filter(({ field }) => field === 'maxLtv')).toHaveLength(1);
  expect(gone).toBeDefined();
  expect(found.filter(({ after }) => after === undefined)).toHaveLength(1);
});

test('nobody confirms what they have proposed, and it is decided once', async () => {
  const input = await proposed(await dearer());
  const own = await confirm(input, 'admin');
  expect(own.statusCode).toBe(403);
  expect(messagesOf(own)[0]?.[1]).toBe('Návrh potvrzuje někdo jiný než ten, kdo ho podal.');
  for (const _ of [1, 2]) expect((await confirm(input)).statusCode).toBe(204);
  const late = await call(adminCalls.withdrawRates, 'admin', input);
  expect(late.statusCode).toBe(409);
  expect((await list()).proposals).toMatchObject([
    { state: 'confirmed', proposedBy: 'Alena Šťastná', decidedBy: 'Radek Vlček', isOwn: true },
  ]);
});

test('what was withdrawn is not confirmed any more', async () => {
  const input = await proposed(await dearer());
  for (const _ of [1, 2])
    expect((await call(adminCalls.withdrawRates, 'admin', input)).statusCode).toBe(204);
  expect((await confirm(input)).statusCode).toBe(409);
  expect((await list()).versions).toHaveLength(3);
});

test('proposed once, however often the same call comes', async () => {
  const headers = { 'idempotency-key': '00000000-0000-4000-8000-000000000001' };
  const file = await dearer();
  const answers = [await propose(file, headers), await propose(file, headers)];
  expect(answers[1]?.json()).toEqual(answers[0]?.json());
  expect((await list()).proposals).toHaveLength(1);
});

test('the call of a proposal that was confirmed meanwhile answers as before', async () => {
  const headers = { 'idempotency-key': '00000000-0000-4000-8000-000000000002' };
  const file = await dearer();
  const params = (await propose(file, headers)).json<{ proposalId: number }>();
  expect((await confirm({ params })).statusCode).toBe(204);
  const again = await propose(file, headers);
  expect([again.statusCode, again.json()]).toEqual([201, params]);
});

test('of two for one day that are confirmed at once, one is published', async () => {
  const inputs = [await proposed(await dearer()), await proposed(await dearer())];
  const answers = await Promise.all(inputs.map((input) => confirm(input)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 400]);
  const refused = answers.find(({ statusCode }) => statusCode === 400);
  expect(messagesOf(refused!)[0]?.[0]).toBe('validFrom');
  expect((await list()).versions).toHaveLength(4);
});

test('a day that has come before the second person is not confirmed', async () => {
  const input = await proposed(await dearer());
  backend.setNow(new Date(`${day}T08:00:00Z`));
  const response = await confirm(input);
  expect(response.statusCode).toBe(400);
  expect(messagesOf(response)).toEqual([['validFrom', 'Sazebník může platit nejdříve od zítřka.']]);
});

const first = (file: RateFile) => file.products[0]!;

describe('a file is refused with what is wrong in it:', () => {
  type Change = (file: RateFile) => object;
  const cases: Record<string, [change: Change, field: string, words?: string]> = {
    'a rate of 499 %': [
      (file) => ((first(file).rates[0]!.rate = 499), file),
      'products.0.rates.0.rate',
    ],
    'a product that is missing': [
      ({ products, ...file }) => ({ ...file, products: products.slice(1) }),
      'products',
      'V sazebníku chybí produkt: Nezajištěný úvěr.',
    ],
    'a product twice': [
      ({ products, ...file }) => ({ ...file, products: [...products, products[0]] }),
      'products.4.productTypeId',
    ],
    today: [(file) => ({ ...file, validFrom: '2026-11-20' }), 'validFrom'],
    'a day that is taken': [(file) => ({ ...file, validFrom: '2027-01-01' }), 'validFrom'],
    'a default beyond the limit': [
      (file) => ((first(file).terms.defaultAmount = 1), file),
      'products.0.terms.defaultAmount',
    ],
    'a fee that nobody knows': [
      (file) => (
        file.products[1]!.fees.push({ feeId: 99, amount: 1, isInRpsn: true, isCompulsory: false }),
        file
      ),
      'products.1.fees.3.feeId',
    ],
    'a line twice': [
      (file) => (first(file).rates.push({ ...first(file).rates[0]! }), file),
      'products.0.rates.3',
    ],
    'a rate without its LTV': [
      (file) => ((file.products[1]!.rates[0]!.maxLtv = null), file),
      'products.1.rates.0',
    ],
    'a field that is missing': [
      (file) => ({ ...file, savings: { ...file.savings, taxRate: undefined } }),
      'savings.taxRate',
    ],
  };
  test.each(Object.entries(cases))('%s', async (_name, [change, field, words = '']) => {
    const response = await propose(change(await dearer()));
    expect(response.statusCode).toBe(400);
    const found = messagesOf(response);
    expect(found).toContainEqual([field, expect.stringContaining(words)]);
    expect((await list()).proposals).toEqual([]);
  });
});

test('what the settings do not open is refused to everybody else', async () => {
  for (const as of ['advisor', 'broker', 'specialist'] as const) {
    expect((await call(adminCalls.rates, as)).statusCode).toBe(403);
    const body = await dearer();
    expect((await call(adminCalls.proposeRates, as, { body })).statusCode).toBe(403);
  }
});
