import type { TaxReturn } from '@advisor/contracts/customer/tax-return';
import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import type { Sealer } from '../../../platform/personal-data/sealer';
import { taxFormVersions, taxReturns } from './schema';

export type TaxForm = typeof taxFormVersions.$inferSelect;

/** All versions of the form, the oldest first. */
export const readTaxForms = (db: Database): Promise<TaxForm[]> =>
  db.select().from(taxFormVersions).orderBy(asc(taxFormVersions.validFrom));

export interface StoredTaxReturns {
  customerOnSAId: number;
  taxReturns: TaxReturn[];
  version: number;
  changedOn: Date;
  changedBy: number;
}

/** Returns of people, the latest year first; who has none is not among them. */
export async function readTaxReturns(
  db: Database,
  sealer: Pick<Sealer, 'open'>,
  customerOnSAIds: readonly number[],
): Promise<StoredTaxReturns[]> {
  if (customerOnSAIds.length === 0) return [];
  const rows = await db
    .select()
    .from(taxReturns)
    .where(inArray(taxReturns.customerOnSAId, [...customerOnSAIds]))
    .orderBy(asc(taxReturns.customerOnSAId));
  return rows.map(({ sealedReturns, ...row }) => ({
    ...row,
    taxReturns: JSON.parse(sealer.open(sealedReturns)) as TaxReturn[],
  }));
}
