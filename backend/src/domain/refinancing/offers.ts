import { refinancingType } from '@advisor/contracts/codebooks/refinancing';
import type {
  ExtraPaymentOffer,
  RefixationOffer,
  RetentionOffer,
} from '@advisor/contracts/refinancing/simulation';
import { and, desc, eq, gte, isNull } from 'drizzle-orm';
import { addDays, bankDay, bankInstant } from '../../platform/calendar';
import type { Database } from '../../platform/database/database';
import { notFound } from '../../platform/failure';
import type { SavedExtraPayment, SavedOffer, SavedRefixation, SavedRetention } from './saved-offer';
import { refinancingOffers } from './schema';

export type OfferRow = typeof refinancingOffers.$inferSelect;

/** Of `refinancingType`, by what was saved. */
export const typeIdOf: Readonly<Record<SavedOffer['kind'], number>> = {
  retention: refinancingType.retention.code,
  refixation: refinancingType.refixation.code,
  extraPayment: refinancingType.extraPayment.code,
};

export interface Author {
  caseId: number;
  /** Absent: the bank itself. */
  userId?: number;
  now: Date;
  /** Last day by the rates of today, `YYYY-MM-DD`. */
  validTo: string;
}

/** An offer cannot be taken over on the day of its effect any more. */
export const lastDayOf = (saved: SavedOffer, validTo: string): string => {
  const dayBefore = addDays(saved.effectiveFrom, -1);
  return dayBefore < validTo ? dayBefore : validTo;
};

/** What a table row of the offer holds. */
export const offerValues = (saved: SavedOffer, { caseId, userId, now, validTo }: Author) => ({
  caseId,
  typeId: typeIdOf[saved.kind],
  terms: saved,
  fixedRatePeriod: saved.kind === 'refixation' ? saved.answer.fixedRatePeriod : null,
  validTo: lastDayOf(saved, validTo),
  createdOn: now,
  createdBy: userId ?? null,
});

/** Offers of a kind that the user has saved on the bank's day, the newest first. */
export const offersOfDay = (
  db: Database,
  { caseId, userId, now }: Pick<Author, 'caseId' | 'userId' | 'now'>,
  typeId: number,
): Promise<OfferRow[]> =>
  db
    .select()
    .from(refinancingOffers)
    .where(
      and(
        eq(refinancingOffers.caseId, caseId),
        eq(refinancingOffers.typeId, typeId),
        eq(refinancingOffers.createdBy, userId ?? 0),
        gte(refinancingOffers.createdOn, bankInstant(bankDay(now), 0)),
        isNull(refinancingOffers.cancelledOn),
      ),
    )
    .orderBy(desc(refinancingOffers.id));

/** @throws Failure 404 for one of another case, or of another kind where one is asked for */
export async function offerOfCase(
  db: Database,
  { caseId, offerId, typeId }: { caseId: number; offerId: number; typeId?: number },
): Promise<OfferRow> {
  const [row] = await db
    .select()
    .from(refinancingOffers)
    .where(and(eq(refinancingOffers.id, offerId), eq(refinancingOffers.caseId, caseId)));
  if (row === undefined || (typeId !== undefined && row.typeId !== typeId))
    throw notFound('Nabídka nebyla nalezena.');
  return row;
}

/** Whether it may still be taken over. */
export const isOpenOffer = ({ cancelledOn, validTo }: OfferRow, today: string): boolean =>
  cancelledOn === null && validTo >= today;

const identityOf = ({ id, createdOn, validTo }: OfferRow) => ({
  offerId: id,
  createdOn: createdOn.toISOString(),
  validTo,
});

/** @throws when the row is of another kind */
function termsOf<Kind extends SavedOffer['kind']>(
  { terms }: OfferRow,
  kind: Kind,
): Extract<SavedOffer, { kind: Kind }> {
  if (terms.kind !== kind) throw new Error(`an offer of ${terms.kind} is no ${kind}`);
  return terms as Extract<SavedOffer, { kind: Kind }>;
}

export const savedRetention = (row: OfferRow): SavedRetention => termsOf(row, 'retention');
export const savedExtraPayment = (row: OfferRow): SavedExtraPayment => termsOf(row, 'extraPayment');
export const savedRefixation = (row: OfferRow): SavedRefixation => termsOf(row, 'refixation');

export const toRetentionOffer = (row: OfferRow): RetentionOffer => ({
  ...savedRetention(row).answer,
  ...identityOf(row),
});

export const toExtraPaymentOffer = (row: OfferRow): ExtraPaymentOffer => ({
  ...savedExtraPayment(row).answer,
  ...identityOf(row),
});

export const toRefixationOffer = (row: OfferRow, today: string): RefixationOffer => ({
  ...savedRefixation(row).answer,
  ...identityOf(row),
  isCurrent: isOpenOffer(row, today),
  isLegalNotice: row.isLegalNotice,
  isLegalNoticeDefault: row.isLegalNoticeDefault,
  isCommunicated: row.communicatedOn !== null,
  isLiked: row.isLiked,
  isSelected: row.isSelected,
});
