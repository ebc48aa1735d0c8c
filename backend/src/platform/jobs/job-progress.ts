import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { JobDefinition } from './define-job';
import { jobs } from './schema';

/** How far a job is. */
export interface JobProgress {
  state: 'waiting' | 'running' | 'done' | 'dead';
  /** Share that is done, 0 to 1. */
  progress: number;
  /** Seconds that it is going to take; absent when nothing tells. */
  secondsLeft?: number;
}

/** Below this share, how long such jobs usually take tells more than the job itself. */
const tellingShare = 0.1;
const comparedJobs = 20;

/**
 * How far a job is, by its id and kind.
 * @returns undefined when there is none, or it was done too long ago
 */
export async function readJobProgress(
  db: Database,
  { name }: Pick<JobDefinition, 'name'>,
  id: number,
): Promise<JobProgress | undefined> {
  const [job] = await db
    .select({
      state: jobs.state,
      progress: jobs.progress,
      seconds: sql<
        number | null
      >`extract(epoch from clock_timestamp() - ${jobs.startedOn})::float8`,
    })
    .from(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.name, name)));
  if (job === undefined) return undefined;
  const { state, progress } = job;
  if (state === 'done' || state === 'dead') return { state, progress };
  const passed = state === 'running' ? (job.seconds ?? 0) : 0;
  if (progress >= tellingShare) {
    return { state, progress, secondsLeft: (passed * (1 - progress)) / progress };
  }
  const usual = await usualSeconds(db, name);
  const left = usual === undefined ? {} : { secondsLeft: Math.max(usual - passed, 0) };
  return { state, progress, ...left };
}

/** What the last jobs of a kind took on average. */
async function usualSeconds(db: Database, name: string): Promise<number | undefined> {
  const last = db
    .select({ took: sql<number>`${jobs.finishedOn} - ${jobs.startedOn}`.as('took') })
    .from(jobs)
    .where(and(eq(jobs.name, name), eq(jobs.state, 'done')))
    .orderBy(desc(jobs.id))
    .limit(comparedJobs)
    .as('last');
  const [row] = await db
    .select({ seconds: sql<number | null>`avg(extract(epoch from ${last.took}))::float8` })
    .from(last);
  return row?.seconds ?? undefined;
}
