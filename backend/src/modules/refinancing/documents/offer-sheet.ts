import type { CaseRow } from '../../../domain/cases/case-access';
import type { LoanOfClients, NamedOffer } from '../../../domain/documents/refinancing/offer-paper';
import { paymentStatement } from '../../../domain/documents/refinancing/payment-statement';
import { rateSheet } from '../../../domain/documents/refinancing/rate-sheet';
import type { SavedOffer } from '../../../domain/refinancing/saved-offer';
import { offerOfCase } from '../../../domain/refinancing/offers';
import { bankDay } from '../../../platform/calendar';
import type { Database } from '../../../platform/database/database';
import type { BinaryAnswer } from '../../../platform/http/answer';
import { printPaper, readLoanOfClients } from './paper';

const pageOf = (saved: SavedOffer, about: LoanOfClients, offer: NamedOffer) =>
  saved.kind === 'extraPayment'
    ? paymentStatement(saved, about, offer)
    : rateSheet(saved, about, offer);

/**
 * What was offered, as it was saved: the example of a new rate, or the statement of the amount to pay.
 * @throws Failure 404 for an offer of another case
 */
export async function offerSheet(
  db: Database,
  row: CaseRow,
  offerId: number,
): Promise<BinaryAnswer> {
  const { terms, createdOn, validTo } = await offerOfCase(db, { caseId: row.id, offerId });
  const day = bankDay(createdOn);
  const page = pageOf(terms, await readLoanOfClients(db, row), { offerId, madeOn: day, validTo });
  return printPaper({ page, day }, `${page.name} č. ${offerId}`);
}
