import type { LoanResult } from '@advisor/contracts/offer/loan-offer';
import { bankDay } from '../../platform/calendar';
import { badRequest } from '../../platform/failure';
import { isError } from '../../domain/offers/finding';
import type { RateBook } from '../../domain/offers/rate-book';
import { borrowerFindings, type Borrowers } from '../../domain/offers/ratio-findings';
import { isSavings } from './model-offer';
import { type OfferRow, offerRequestOf } from './offer-access';

interface Held extends Borrowers {
  now: Date;
  /** Of the request, where the person is told by it. */
  field?: string;
}

/**
 * Holds an offer against who is to owe it: the limits of age are those of the rates that it was made from.
 *
 * @throws Failure 400 with what prevents it
 */
export async function checkBorrower(
  rates: RateBook,
  offer: OfferRow,
  { now, field, ...borrowers }: Held,
): Promise<void> {
  const requested = offerRequestOf(offer);
  if (isSavings(requested)) return;
  const version = await rates.byId(offer.rateVersionId);
  const terms = version?.products.get(offer.productTypeId)?.terms;
  if (terms === undefined) throw new Error(`the rates of offer ${offer.id} are gone`);
  const result = offer.result as LoanResult;
  const findings = borrowerFindings(requested.input, result, terms, {
    ...borrowers,
    today: bankDay(now),
  });
  const first = findings.find(isError);
  if (first === undefined) return;
  throw badRequest(`${first.message} Upravte prosím modelaci.`, field ? { field } : {});
}
