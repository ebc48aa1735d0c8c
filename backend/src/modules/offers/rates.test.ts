import { offerCalls } from '@advisor/contracts/offer/calls';
import type { LoanSimulation } from '@advisor/contracts/offer/loan-offer';
import { goodMortgage } from '../../testing/loan-input';
import { seededCases } from '../../testing/seeded-cases';
import { type TestApp, testApp } from '../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

test.each([
  { productTypeId: 20001, fixedRatePeriods: [12, 36, 60, 84, 120], maximumAge: 70 },
  { productTypeId: 20010, fixedRatePeriods: [12, 36, 60] },
  { productTypeId: 1, fixedRatePeriods: [], fees: [] },
  { productTypeId: 20000, minimumDepositRate: 0.5 },
])('defaults of product $productTypeId', async (expected) => {
  const response = await backend.callOperation(offerCalls.defaults, {
    as: 'broker',
    query: { productTypeId: String(expected.productTypeId) },
  });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ ...expected, rateVersionId: 2, validTo: '2026-12-31' });
});

test('the rates change at midnight in Prague', async () => {
  const own = await testApp({ contents: seededCases });
  const version = async () =>
    (
      await own.callOperation(offerCalls.mortgage, { as: 'advisor', body: goodMortgage })
    ).json<LoanSimulation>();
  own.setNow(new Date('2026-12-31T22:59:59Z'));
  expect(await version()).toMatchObject({ rateVersionId: 2, validTo: '2026-12-31' });
  own.setNow(new Date('2026-12-31T23:00:00Z'));
  const next = await version();
  expect(next).toMatchObject({ rateVersionId: 3 });
  expect(next.validTo).toBeUndefined();
  await own.close();
});

test('before the first rates the bank offers nothing', async () => {
  const own = await testApp({ contents: seededCases, now: new Date('2026-01-05T09:00:00Z') });
  const response = await own.callOperation(offerCalls.mortgage, {
    as: 'advisor',
    body: goodMortgage,
  });
  expect(response.statusCode).toBe(503);
  await own.close();
});
