import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { refinancingOffers, refinancingProcesses } from '../../domain/refinancing/schema';
import { addDays, bankDay } from '../../platform/calendar';
import type { Outdated } from '../../platform/operations/clean-up';

/** Days after its last one for which an offer is saved that led to nothing. */
export const retainedDays = 90;

/** Offers that nobody was told, marked or took over. */
export const outdatedRefinancingOffers: Outdated = ({ clock }) => [
  {
    table: refinancingOffers,
    isOver: and(
      lt(refinancingOffers.validTo, addDays(bankDay(clock.now()), -retainedDays)),
      isNull(refinancingOffers.communicatedOn),
      eq(refinancingOffers.isLiked, false),
      sql`not exists (
        select from ${refinancingProcesses}
        where ${refinancingProcesses.offerId} = ${refinancingOffers.id}
      )`,
    ),
  },
];
