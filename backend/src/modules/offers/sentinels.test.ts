import { offerCalls } from '@advisor/contracts/offer/calls';
import type { LoanSimulation } from '@advisor/contracts/offer/loan-offer';
import { goodMortgage } from '../../testing/loan-input';
import { offerClient } from '../../testing/offers';
import { seededCases } from '../../testing/seeded-cases';
import { type TestApp, testApp } from '../../testing/test-app';
import { sentinelAmounts } from './faults';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

const withAmount = (loanAmount: number) => ({
  ...goodMortgage,
  loanAmount,
  loanPurposes: [{ loanPurposeId: 201 as const, amount: loanAmount }],
  collateralAmount: 8_000_000,
});

const seenOf = ({ rateVersionId, result }: LoanSimulation) => ({
  rateVersionId,
  interestRate: result?.interestRate,
  amount: result?.monthlyPayment,
});

const cookieOf = ({ headers }: { headers: { 'set-cookie'?: unknown } }) =>
  String(headers['set-cookie']).split(';')[0];

test('rates that expire: refused once, kept with the new ones, and so again', async () => {
  const session = await backend.signIn('advisor');
  const headers = { cookie: session };
  const input = withAmount(sentinelAmounts.expiring);
  const model = async () =>
    seenOf(
      (
        await backend.callOperation(offerCalls.mortgage, { headers, body: input })
      ).json<LoanSimulation>(),
    );
  const create = (seen: object) =>
    backend.callOperation(offerCalls.create, {
      headers,
      body: { productTypeId: 20001, input, seen },
    });
  for (const time of ['once', 'again']) {
    const former = await model();
    expect({ time, version: former.rateVersionId }).toEqual({ time, version: 1 });
    const refused = await create(former);
    expect(refused.statusCode).toBe(409);
    headers.cookie = `${session}; ${cookieOf(refused)}`;
    const current = await model();
    expect(current.rateVersionId).toBe(2);
    const saved = await create(current);
    expect(saved.statusCode).toBe(201);
    expect(saved.headers['set-cookie']).toMatch(/^advisor-demo-told-of-rates=;/);
    headers.cookie = session;
  }
});

test('the amount next to it is an ordinary one', async () => {
  const { model, create } = offerClient(backend);
  const { body } = await model(withAmount(sentinelAmounts.expiring + 1));
  expect((await create(body)).statusCode).toBe(201);
});

test('a modelation that fails', async () => {
  const body = withAmount(sentinelAmounts.failing);
  const response = await backend.callOperation(offerCalls.mortgage, { as: 'advisor', body });
  expect(response.statusCode).toBe(500);
});

test('a modelation that takes three seconds', async () => {
  const body = withAmount(sentinelAmounts.slow);
  const began = performance.now();
  const response = await backend.callOperation(offerCalls.mortgage, { as: 'advisor', body });
  expect(response.statusCode).toBe(200);
  expect(performance.now() - began).toBeGreaterThan(2_900);
});
