import type { RateVersion } from '../../../domain/offers/rate-version';
import {
  interestRates,
  productFees,
  productTerms,
  rateVersions,
  savingsTariffs,
} from '../../../domain/offers/schema/rate-versions';
import type { Database } from '../../../platform/database/database';

/** A version that is not written yet; it may bring its number. */
export type NewRateVersion = Omit<RateVersion, 'id'> & { id?: number };

/**
 * Writes a version of rates whole.
 * @returns its number
 * @throws Error of the database when its validity overlaps with another one's
 */
export async function writeRates(
  tx: Database,
  { products, savings, ...version }: NewRateVersion,
): Promise<number> {
  const [written] = await tx
    .insert(rateVersions)
    .values(version)
    .returning({ id: rateVersions.id });
  if (written === undefined) throw new Error('a version of rates was not written');
  const versionId = written.id;
  for (const [productTypeId, { terms, rates, fees }] of products) {
    const key = { versionId, productTypeId };
    await tx.insert(productTerms).values({ ...terms, ...key });
    await tx.insert(interestRates).values(rates.map((rate) => ({ ...rate, ...key })));
    if (fees.length > 0)
      await tx.insert(productFees).values(fees.map((row) => ({ ...row, ...key })));
  }
  if (savings !== undefined) await tx.insert(savingsTariffs).values({ ...savings, versionId });
  return versionId;
}
