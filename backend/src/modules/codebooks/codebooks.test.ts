import { productType } from '@advisor/contracts/codebooks';
import { allCodebooks } from '@advisor/contracts/codebooks/all';
import { codebookCalls } from '@advisor/contracts/codebooks/calls';
import type { Codebooks } from '@advisor/contracts/codebooks/endpoints';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { seededCases } from '../../testing/seeded-cases';
import { type TestApp, testApp } from '../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

test('all coded values and lists come at once', async () => {
  const response = await backend.callOperation(codebookCalls.getAll, { as: 'broker' });
  expect(response.statusCode).toBe(200);
  const { codebooks, countries, banks, fixedRatePeriods, ...lists } = response.json<Codebooks>();
  expect(codebooks.productType).toEqual(Object.values(productType));
  expect(fixedRatePeriods).toContainEqual({
    productTypeId: 20001,
    months: [12, 36, 60, 84, 120],
  });
  expect(banks).toContainEqual({ bankCode: '0100', name: 'Komerční banka, a.s.' });
  expect(countries.slice(0, 2)).toEqual([
    expect.objectContaining({ countryId: 16, name: 'Česko', phonePrefix: '+420', isDefault: true }),
    expect.objectContaining({ countryId: 197, name: 'Slovensko', isoCode: 'SK' }),
  ]);
  expect(new Set(countries.map(({ countryId }) => countryId)).size).toBe(countries.length);
  expect(new Set(countries.map(({ isoCode }) => isoCode)).size).toBe(countries.length);
  // Every code has a Czech name.
  expect(countries.filter(({ name, isoCode }) => name === isoCode)).toEqual([]);
  for (const list of Object.values(lists)) expect(list.length).toBeGreaterThan(0);
});

test('they are what the pages bring along, and what other calls say', async () => {
  const response = await backend.callOperation(codebookCalls.getAll, { as: 'advisor' });
  const { codebooks, fixedRatePeriods } = response.json<Codebooks>();
  const bundled = Object.entries(allCodebooks).map(([name, codes]) => [name, Object.values(codes)]);
  expect(codebooks).toEqual(Object.fromEntries(bundled));
  expect(fixedRatePeriods.length).toBeGreaterThan(3);
  for (const { productTypeId, months } of fixedRatePeriods) {
    const defaults = await backend.callOperation(offerCalls.defaults, {
      as: 'advisor',
      query: { productTypeId: String(productTypeId) },
    });
    expect(defaults.json().fixedRatePeriods ?? []).toEqual(months);
  }
});

test.each([
  { from: '2026-12-23', to: '2026-12-29', days: ['2026-12-23', '2026-12-28', '2026-12-29'] },
  { from: '2026-12-24', to: '2026-12-27', days: [] },
  { from: '2027-03-25', to: '2027-03-30', days: ['2027-03-25', '2027-03-30'] },
  { from: '2026-11-20', to: '2026-11-20', days: ['2026-11-20'] },
])('banking days from $from to $to', async ({ from, to, days }) => {
  const response = await backend.callOperation(codebookCalls.bankingDays, {
    as: 'advisor',
    body: { dateFrom: from, dateTo: to },
  });
  expect(response.json()).toEqual({ bankingDays: days });
});

test.each([
  { from: '2026-11-20', to: '2026-11-19' },
  { from: '2026-01-01', to: '2027-01-02' },
])('refused: banking days from $from to $to', async ({ from, to }) => {
  const response = await backend.callOperation(codebookCalls.bankingDays, {
    as: 'advisor',
    body: { dateFrom: from, dateTo: to },
  });
  expect(response.statusCode).toBe(400);
});
