import { lt } from 'drizzle-orm';
import { jobRetries } from '../../platform/jobs/schema';
import type { Outdated } from '../../platform/operations/clean-up';

const day = 86_400_000;

/** Who has queued what again is known as long as what was changed otherwise. */
export const outdatedOfState: Outdated = ({ clock, config }) => [
  {
    table: jobRetries,
    isOver: lt(
      jobRetries.retriedOn,
      new Date(clock.now().getTime() - config.changeHistoryDays * day),
    ),
  },
];
