import { refinancingType } from '@advisor/contracts/codebooks/refinancing';
import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import { savedRefixation, type OfferRow } from '../../../domain/refinancing/offers';
import { refinancingOffers } from '../../../domain/refinancing/schema';
import { bankDay } from '../../../platform/calendar';
import type { Database } from '../../../platform/database/database';

/** What a client was told last about the next fixation. */
export interface CommunicatedOffers {
  /** `YYYY-MM-DD` */
  day: string;
  /** When the notice of the act was given. */
  noticeOn: string | undefined;
  /** By periods, those of the notice first. */
  offers: readonly OfferRow[];
}

/**
 * The offers of refixation that were told last, and of those told before what was still open then: later
 * changes change no letter.
 * @returns undefined when nothing was told
 */
export async function communicatedOffers(
  db: Database,
  caseId: number,
): Promise<CommunicatedOffers | undefined> {
  const communicated = await db
    .select()
    .from(refinancingOffers)
    .where(
      and(
        eq(refinancingOffers.caseId, caseId),
        eq(refinancingOffers.typeId, refinancingType.refixation.code),
        isNotNull(refinancingOffers.communicatedOn),
      ),
    )
    .orderBy(
      desc(refinancingOffers.isLegalNotice),
      asc(refinancingOffers.fixedRatePeriod),
      desc(refinancingOffers.communicatedOn),
      desc(refinancingOffers.id),
    );
  const last = communicated.reduce<OfferRow | undefined>(
    (newest, row) =>
      newest === undefined || communicatedAt(row) > communicatedAt(newest) ? row : newest,
    undefined,
  );
  if (last === undefined) return undefined;
  const now = communicatedAt(last);
  const day = bankDay(now);
  const { effectiveFrom } = savedRefixation(last);
  const open = communicated.filter(
    (row) =>
      row.terms.effectiveFrom === effectiveFrom &&
      row.validTo >= day &&
      (row.cancelledOn === null || row.cancelledOn > now),
  );
  const notice = open.find(({ isLegalNotice }) => isLegalNotice);
  return {
    day,
    noticeOn: notice && bankDay(communicatedAt(notice)),
    offers: open.filter((row, place) => !isSamePeriod(row, open[place - 1])),
  };
}

const communicatedAt = ({ communicatedOn }: OfferRow): Date => communicatedOn ?? new Date(0);

/** Of two of a period the first one was told later. */
const isSamePeriod = (row: OfferRow, before: OfferRow | undefined): boolean =>
  before?.fixedRatePeriod === row.fixedRatePeriod && before.isLegalNotice === row.isLegalNotice;
