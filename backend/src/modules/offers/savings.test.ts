import type { BuildingSavingsSimulation } from '@advisor/contracts/offer/building-savings';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { seededCases } from '../../testing/seeded-cases';
import { type TestApp, testApp } from '../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

const good = {
  targetAmount: 300_000,
  minimumMonthlyDeposit: 1_700,
  savingDuration: 72,
  startsOn: '2026-12-01',
};
const save = async (body: object) => {
  const response = await backend.callOperation(offerCalls.buildingSavings, { as: 'broker', body });
  expect(response.statusCode).toBe(200);
  return response.json<BuildingSavingsSimulation>();
};

test('savings are projected to the end with support and tax', async () => {
  const { findings, result } = await save(good);
  expect(findings).toEqual([]);
  const { deposits = 0, interest = 0, tax = 0, fees = 0, stateSupport = 0 } = result ?? {};
  expect(deposits).toBe(72 * 1_700);
  expect(result?.finalBalance).toBeCloseTo(deposits + interest - tax - fees + stateSupport, 2);
  expect(stateSupport).toBeGreaterThan(5_000);
});

test('extra deposits come every year', async () => {
  const { result } = await save({ ...good, extraDeposits: 3_000 });
  expect(result?.deposits).toBe(72 * 1_700 + 6 * 3_000);
});

test.each([
  { change: { targetAmount: 49_999 }, field: 'targetAmount' },
  { change: { minimumMonthlyDeposit: 1_499 }, field: 'minimumMonthlyDeposit' },
  { change: { savingDuration: 23 }, field: 'savingDuration' },
  { change: { savingDuration: 71 }, field: 'savingDuration' },
  { change: { startsOn: '2026-11-19' }, field: 'startsOn' },
  { change: { minimumMonthlyDeposit: 9_000 }, field: 'targetAmount' },
])('told: $change', async ({ change, field }) => {
  const { findings } = await save({ ...good, ...change });
  expect(findings.map((finding) => finding.field)).toContain(field);
});
