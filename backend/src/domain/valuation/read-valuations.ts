import type { RealEstateSpecification } from '@advisor/contracts/real-estate/specification';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import type { Sealer } from '../../platform/personal-data/sealer';
import { realEstates, realEstateValuations, valuationOrders } from './schema';

export type ValuationRow = typeof realEstateValuations.$inferSelect;
export type OrderRow = typeof valuationOrders.$inferSelect;

/** A valuation with what it is of, and its orders, the newest first. */
export interface KnownValuation {
  row: ValuationRow;
  realEstate: typeof realEstates.$inferSelect;
  orders: OrderRow[];
}

/** Of cases, as they were added. @param id of one of them */
export async function readValuations(
  db: Database,
  caseIds: readonly number[],
  id?: number,
): Promise<KnownValuation[]> {
  if (caseIds.length === 0) return [];
  const found = await db
    .select({ row: realEstateValuations, realEstate: realEstates })
    .from(realEstateValuations)
    .innerJoin(realEstates, eq(realEstates.id, realEstateValuations.realEstateId))
    .where(
      and(
        inArray(realEstates.caseId, [...caseIds]),
        id === undefined ? undefined : eq(realEstateValuations.id, id),
      ),
    )
    .orderBy(asc(realEstateValuations.id));
  const ids = found.map(({ row }) => row.id);
  const orders =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(valuationOrders)
          .where(inArray(valuationOrders.valuationId, ids))
          .orderBy(desc(valuationOrders.id));
  return found.map((one) => ({
    ...one,
    orders: orders.filter(({ valuationId }) => valuationId === one.row.id),
  }));
}

/** State of the newest order; undefined of a draft. */
export const stateOf = ({ orders }: Pick<KnownValuation, 'orders'>): number | undefined =>
  orders[0]?.state;

type Kept = Omit<RealEstateSpecification, 'isLoanRealEstate' | 'isPurchased'>;

/** Columns of a specification. */
export const sealSpecification = (
  sealer: Pick<Sealer, 'seal'>,
  { isLoanRealEstate, isPurchased, ...kept }: RealEstateSpecification,
) => ({
  isLoanRealEstate,
  isPurchased,
  sealedSpecification: sealer.seal(JSON.stringify(kept satisfies Kept)),
});

export function openSpecification(
  sealer: Pick<Sealer, 'open'>,
  { isLoanRealEstate, isPurchased, sealedSpecification }: ValuationRow,
): RealEstateSpecification {
  const kept = JSON.parse(sealer.open(sealedSpecification)) as Kept;
  return { isLoanRealEstate, isPurchased, ...kept };
}
