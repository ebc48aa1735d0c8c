import { refinancingType } from '@advisor/contracts/codebooks/refinancing';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { type OfferRow, offersOfDay } from './offers';
import { processesOf, type ProcessRow } from './processes';
import { refinancingOffers } from './schema';

const typeId = refinancingType.refixation.code;

/** Offers of the fixation that begins on a day, not cancelled: by periods, the newest of each first. */
export const offersOfFixation = (db: Database, caseId: number, from: string): Promise<OfferRow[]> =>
  db
    .select()
    .from(refinancingOffers)
    .where(
      and(
        eq(refinancingOffers.caseId, caseId),
        eq(refinancingOffers.typeId, typeId),
        isNull(refinancingOffers.cancelledOn),
        sql`${refinancingOffers.terms} ->> 'effectiveFrom' = ${from}`,
      ),
    )
    .orderBy(asc(refinancingOffers.fixedRatePeriod), desc(refinancingOffers.id));

/** Refixations that the user has saved today. */
export const refixationsOfDay = (
  db: Database,
  author: { caseId: number; userId: number; now: Date },
): Promise<OfferRow[]> => offersOfDay(db, author, typeId);

/** Whatever became of it. */
export const newestRefixation = async (
  db: Database,
  caseId: number,
): Promise<ProcessRow | undefined> => (await processesOf(db, caseId, typeId))[0];
