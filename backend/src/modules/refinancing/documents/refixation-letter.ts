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

const toTold = (row: OfferRow): CommunicatedOffer => ({
  kept: savedRefixation(row),
  isLegalNotice: row.isLegalNotice,
  isLegalNoticeDefault: row.isLegalNoticeDefault,
  validTo: row.validTo,
});

/**
 * The letter with the rates that the client was told last.
 * @throws Failure 404 when nothing was told
 */
export async function refixationLetter(db: Database, row: CaseRow): Promise<BinaryAnswer> {
  const told = await communicatedOffers(db, row.id);
  const [first, ...others] = told?.offers ?? [];
  if (told === undefined || first === undefined)
    throw notFound('Klientovi zatím žádné sazby pro další fixaci sděleny nebyly.');
  const { day, noticeOn } = told;
  const page = contentOf({
    about: await readLoanOfClients(db, row),
    day,
    noticeOn,
    offers: [toTold(first), ...others.map(toTold)],
  });
  return printPaper({ page, day }, `${page.name} ${row.id}`);
}
