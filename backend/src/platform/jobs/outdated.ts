import { and, eq, lt } from 'drizzle-orm';
import type { Outdated } from '../operations/clean-up';
import { jobs } from './schema';

/** Milliseconds: as long as somebody may ask what became of a job that was done. */
const retainedMilliseconds = 7 * 86_400_000;

export const outdatedJobs: Outdated = ({ clock }) => {
  const since = new Date(clock.now().getTime() - retainedMilliseconds);
  return [{ table: jobs, isOver: and(eq(jobs.state, 'done'), lt(jobs.finishedOn, since)) }];
};
