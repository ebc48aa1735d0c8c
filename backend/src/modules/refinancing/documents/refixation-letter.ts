import type { CaseRow } from '../../../domain/cases/case-access';
import {
  refixationLetter as contentOf,
  type CommunicatedOffer,
} from '../../../domain/documents/refinancing/refixation-letter';
import { savedRefixation, type OfferRow } from '../../../domain/refinancing/offers';
import type { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/failure';
import type { BinaryAnswer } from '../../../platform/http/answer';
import { printPaper, readLoanOfClients } from './paper';
import { communicatedOffers } from './communicated-offers';

const toCommunicated = (row: OfferRow): CommunicatedOffer => ({
  saved: savedRefixation(row),
  isLegalNotice: row.isLegalNotice,
  isLegalNoticeDefault: row.isLegalNoticeDefault,
  validTo: row.validTo,
});

/**
 * The letter with the rates that the client was told last.
 * @throws Failure 404 when nothing was told
 */
export async function refixationLetter(db: Database, row: CaseRow): Promise<BinaryAnswer> {
  const communicated = await communicatedOffers(db, row.id);
  const [first, ...others] = communicated?.offers ?? [];
  if (communicated === undefined || first === undefined)
    throw notFound('Klientovi zatím žádné sazby pro další fixaci sděleny nebyly.');
  const { day, noticeOn } = communicated;
  const page = contentOf({
    about: await readLoanOfClients(db, row),
    day,
    noticeOn,
    offers: [toCommunicated(first), ...others.map(toCommunicated)],
  });
  return printPaper({ page, day }, `${page.name} ${row.id}`);
}
