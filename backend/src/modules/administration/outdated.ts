import { lt } from 'drizzle-orm';
import { feBannerChanges } from '../../domain/notifications/schema';
import type { Outdated } from '../../platform/operations/clean-up';

const day = 86_400_000;

/** Kept as long as the history of clients and their applications. */
export const outdatedBannerChanges: Outdated = ({ clock, config }) => [
  {
    table: feBannerChanges,
    isOver: lt(
      feBannerChanges.changedOn,
      new Date(clock.now().getTime() - config.changeHistoryDays * day),
    ),
  },
];
