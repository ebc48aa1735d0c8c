import { bankDay } from '../../platform/calendar';
import {
  approvedPriceException,
  type PriceException,
} from '../../domain/cases/approved-price-exception';
import { type ArrangementRow, openArrangement } from '../../domain/cases/arrangement-access';
import type { CaseRow } from '../../domain/cases/case-access';
import type { Clock } from '../../platform/clock';
import { badRequest, notFound } from '../../platform/failure';
import { checkCaseRight, type OfferCall } from './offer-access';

export interface Purpose {
  arrangement: ArrangementRow;
  row: CaseRow;
  /** What was approved for the case; absent when nothing holds. */
  priceException?: PriceException;
}

async function arrangementOf(call: OfferCall, salesArrangementId: number) {
  checkCaseRight(call.user);
  return openArrangement({ ...call, params: { salesArrangementId } });
}

/** @throws Failure 404 when the arrangement is not there, or its case is about another product */
export async function checkArrangement(
  call: OfferCall,
  salesArrangementId: number | undefined,
  productTypeId: number,
): Promise<void> {
  if (salesArrangementId === undefined) return;
  const { row } = await arrangementOf(call, salesArrangementId);
  if (row.productTypeId !== productTypeId) throw notFound('Žádost je o jiný produkt.');
}

/**
 * The arrangement that a modelation is made for; undefined when it is for none.
 * @throws Failure 404, 403 as its case, 400 when the case is about another product
 */
export async function forArrangement(
  call: OfferCall & { clock: Clock },
  salesArrangementId: number | undefined,
  productTypeId: number,
): Promise<Purpose | undefined> {
  if (salesArrangementId === undefined) return undefined;
  const { db, clock } = call;
  const { arrangement, row } = await arrangementOf(call, salesArrangementId);
  if (row.productTypeId !== productTypeId) {
    throw badRequest('Případ je na jiný produkt.', { field: 'salesArrangementId' });
  }
  return {
    arrangement,
    row,
    priceException: await approvedPriceException(db, row.id, bankDay(clock.now())),
  };
}
