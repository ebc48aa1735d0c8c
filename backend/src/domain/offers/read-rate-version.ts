import { and, desc, eq, gte, isNull, lt, lte, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import {
  interestRates,
  productFees,
  productTerms,
  rateVersions,
  savingsTariffs,
} from './schema/rate-versions';
import type { ProductRates, RateVersion } from './rate-version';

/** The version that is valid on a day. */
export const versionOn = (db: Database, day: string): Promise<RateVersion | undefined> =>
  readVersion(
    db,
    and(
      lte(rateVersions.validFrom, day),
      or(isNull(rateVersions.validTo), gte(rateVersions.validTo, day)),
    ),
  );

export const versionById = (db: Database, id: number): Promise<RateVersion | undefined> =>
  readVersion(db, eq(rateVersions.id, id));

/** The last version that began before a day. */
export const versionBefore = (db: Database, day: string): Promise<RateVersion | undefined> =>
  readVersion(db, lt(rateVersions.validFrom, day));

async function readVersion(
  db: Database,
  condition: SQL | undefined,
): Promise<RateVersion | undefined> {
  const [version] = await db
    .select()
    .from(rateVersions)
    .where(condition)
    .orderBy(desc(rateVersions.validFrom))
    .limit(1);
  if (version === undefined) return undefined;
  const [terms, rates, fees, [savings]] = await Promise.all([
    db.select().from(productTerms).where(eq(productTerms.versionId, version.id)),
    db.select().from(interestRates).where(eq(interestRates.versionId, version.id)),
    db.select().from(productFees).where(eq(productFees.versionId, version.id)),
    db.select().from(savingsTariffs).where(eq(savingsTariffs.versionId, version.id)),
  ]);
  const products = terms.map((row): [number, ProductRates] => {
    const ofProduct = ({ productTypeId }: { productTypeId: number }) =>
      productTypeId === row.productTypeId;
    return [
      row.productTypeId,
      { terms: row, rates: rates.filter(ofProduct), fees: fees.filter(ofProduct) },
    ];
  });
  return {
    ...version,
    validTo: version.validTo ?? undefined,
    products: new Map(products),
    savings,
  };
}
