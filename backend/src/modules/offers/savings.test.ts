import type {
  BuildingSavingsResult,
  BuildingSavingsSimulation,
} from '@advisor/contracts/offer/building-savings';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { seededCases } from '../../testing/seeded-cases';
import { type TestApp, testApp } from '../../testing/test-app';
import { savingsContent } from './document/savings-content';

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

test('the support of a year is that of the tariff', async () => {
  const response = await backend.callOperation(offerCalls.defaults, {
    as: 'broker',
    query: { productTypeId: '20000' },
  });
  expect(response.json()).toMatchObject({ stateSupport: { rate: 5, maximum: 1_000 } });
});

test('support that would go back is not counted, and that is said', async () => {
  const { findings, result } = await save({ ...good, savingDuration: 24 });
  const { deposits = 0, interest = 0, tax = 0, fees = 0, finalBalance, years = [] } = result ?? {};
  expect(result).toMatchObject({ stateSupport: 0, isSupportReturned: true });
  expect(finalBalance).toBeCloseTo(deposits + interest - tax - fees, 2);
  expect(years.every(({ stateSupport }) => stateSupport === 0)).toBe(true);
  expect(findings).toEqual([
    {
      severity: 'warning',
      field: 'savingDuration',
      message: 'Při spoření kratším než 6\u00A0let se státní podpora vrací, výpočet je bez ní.',
    },
  ]);
  const content = savingsContent(
    { ...good, savingDuration: 24, extraDeposits: 0, hasStateSupport: true },
    result as BuildingSavingsResult,
  );
  expect(content.notes[0]).toContain('výpočet ji proto nezahrnuje');
});

test('who asks for no support loses none by a short saving', async () => {
  const { findings, result } = await save({ ...good, savingDuration: 24, hasStateSupport: false });
  expect(findings).toEqual([]);
  expect(result?.isSupportReturned).toBe(false);
});

test('a duration out of the range is told in the right case', async () => {
  const { findings } = await save({ ...good, savingDuration: 12 });
  expect(findings[0]?.message).toBe('Spořit lze od 2\u00A0let do 20\u00A0let.');
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
