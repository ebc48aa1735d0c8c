import { rateVersions } from '../../../domain/offers/schema/rate-versions';
import { versionOn } from '../../../domain/offers/read-rate-version';
import { addDays } from '../../../platform/calendar';
import { type TestApp, testApp } from '../../../testing/test-app';
import { ensureRates, rateTables } from './rate-tables';

test.each(['2026-11-20', '2026-12-01', '2027-01-31', '2028-02-29'])(
  'versions of %s follow one another, and the last has no end',
  (today) => {
    const [former, current, next] = rateTables(today);
    expect(current.validFrom <= today && today <= (current.validTo ?? '')).toBe(true);
    expect(addDays(former.validTo ?? '', 1)).toBe(current.validFrom);
    expect(addDays(current.validTo ?? '', 1)).toBe(next.validFrom);
    expect(next.validTo).toBeUndefined();
    // Seeded cases that have offers are not older.
    expect(former.validFrom < addDays(today, -150)).toBe(true);
  },
);

describe('a database that was seeded before there were rates', () => {
  let backend: TestApp;
  beforeAll(async () => void (backend = await testApp()));
  afterAll(() => backend.close());

  test('gets them once, as they were written', async () => {
    await ensureRates(backend.db, '2026-11-20');
    await ensureRates(backend.db, '2027-05-01');
    expect(await backend.db.$count(rateVersions)).toBe(3);
    const [, current] = rateTables('2026-11-20');
    const read = await versionOn(backend.db, '2026-11-20');
    expect(read).toMatchObject({
      name: 'Sazebník listopad 2026',
      validFrom: '2026-11-01',
      validTo: '2026-12-31',
      savings: current.savings,
    });
    for (const [productTypeId, { terms, rates, fees }] of current.products) {
      const product = read?.products.get(productTypeId);
      expect(product?.terms).toMatchObject(terms);
      expect(product?.rates).toHaveLength(rates.length);
      expect(product?.fees).toHaveLength(fees.length);
      for (const rate of rates) {
        expect(product?.rates).toContainEqual(expect.objectContaining(rate));
      }
    }
    const [added] = await backend.db
      .insert(rateVersions)
      .values({ name: 'Starší', validFrom: '2020-01-01', validTo: '2020-12-31' })
      .returning({ id: rateVersions.id });
    expect(added?.id).toBe(4);
  });
});
