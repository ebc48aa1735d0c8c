import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { SavedOffer, SavedRefixation } from '../../../domain/refinancing/saved-offer';
import {
  type Author,
  type OfferRow,
  offersOfDay,
  offerValues,
  typeIdOf,
} from '../../../domain/refinancing/offers';
import { refinancingOffers } from '../../../domain/refinancing/schema';
import type { Database } from '../../../platform/database/database';
import type { Acting } from './process-change';

/**
 * Saves offers of a kind; the same one of the same user and day is saved once.
 * @param known `offersOfDay`
 * @param replaced which offers go for the new ones, in the same statement, beside those that stay
 */
async function saveOffers(
  db: Database,
  modelled: readonly SavedOffer[],
  author: Author,
  known: readonly OfferRow[],
  replaced?: (same: readonly OfferRow[]) => SQL | undefined,
): Promise<OfferRow[]> {
  const same = modelled.map((one) => {
    const terms = stored(one);
    return known.find((row) => isDeepStrictEqual(row.terms, terms));
  });
  const fresh = modelled.filter((_, index) => same[index] === undefined);
  const gone = db.$with('gone').as(
    db
      .update(refinancingOffers)
      .set({ cancelledOn: author.now })
      .where(replaced?.(same.flatMap((row) => row ?? [])) ?? sql`false`)
      .returning({ id: refinancingOffers.id }),
  );
  const made =
    fresh.length === 0
      ? []
      : await db
          .with(gone)
          .insert(refinancingOffers)
          .values(fresh.map((one) => offerValues(one, author)))
          .returning();
  const inOrder = made.toSorted((one, other) => one.id - other.id).values();
  return same.map((row) => {
    const found = row ?? inOrder.next().value;
    if (found === undefined) throw new Error('an offer was not kept');
    return found;
  });
}

/** As the database gives it back: without what is undefined. */
const stored = (modelled: SavedOffer): unknown => JSON.parse(JSON.stringify(modelled));

/** Saves an offer; the same one of the same user and day is saved once. */
export async function saveOffer(
  db: Database,
  modelled: SavedOffer,
  author: Author,
): Promise<OfferRow> {
  const known = await offersOfDay(db, author, typeIdOf[modelled.kind]);
  const [row] = await saveOffers(db, [modelled], author, known);
  if (row === undefined) throw new Error('an offer was not kept');
  return row;
}

interface NewOffers {
  modelled: readonly SavedRefixation[];
  /** `refixationsOfDay` */
  known: readonly OfferRow[];
  /** Last day by the rates of today, `YYYY-MM-DD`. */
  validTo: string;
}

/** Saves new offers; they replace those of their periods that nobody has told or marked. */
export function saveRefixations(
  db: Database,
  { loan, userId, now }: Acting,
  { modelled, known, validTo }: NewOffers,
): Promise<OfferRow[]> {
  const caseId = loan.row.id;
  const periods = modelled.map(({ answer }) => answer.fixedRatePeriod);
  return saveOffers(db, modelled, { caseId, userId, now, validTo }, known, (same) =>
    and(
      eq(refinancingOffers.caseId, caseId),
      eq(refinancingOffers.typeId, typeIdOf.refixation),
      inArray(refinancingOffers.fixedRatePeriod, periods),
      isNull(refinancingOffers.cancelledOn),
      isNull(refinancingOffers.communicatedOn),
      eq(refinancingOffers.isLiked, false),
      eq(refinancingOffers.isSelected, false),
      notInArray(
        refinancingOffers.id,
        same.map(({ id }) => id),
      ),
    ),
  );
}
