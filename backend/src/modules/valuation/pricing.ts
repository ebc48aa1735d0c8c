import { approvedPriceException } from '../../domain/cases/approved-price-exception';
import type { CaseRow } from '../../domain/cases/case-access';
import { taskState } from '@advisor/contracts/codebooks/task';
import type { RateBook } from '../../domain/offers/rate-book';
import type { KnownValuation } from '../../domain/valuation/read-valuations';
import type { Database } from '../../platform/database/database';
import { feeOf } from './fees';

interface Pricing {
  db: Database;
  rates: Pick<RateBook, 'find'>;
  row: Pick<CaseRow, 'id' | 'productTypeId'>;
  /** All of the case. */
  valuations: readonly KnownValuation[];
  today: string;
}

/** What valuations of a case cost today. @returns a fee in CZK by the type */
export async function pricesOf({ db, rates, row, valuations, today }: Pricing) {
  const [version, exception] = await Promise.all([
    rates.find(),
    approvedPriceException(db, row.id, today),
  ]);
  const product = version?.products.get(row.productTypeId);
  const ordered = new Set(
    valuations
      .flatMap(({ orders }) => orders)
      .filter(({ state }) => state !== taskState.cancelled.code)
      .map(({ typeId }) => typeId),
  );
  return (typeId: number): number =>
    feeOf(typeId, { product, exception, isRepeated: ordered.has(typeId) });
}
