import { and, desc, eq, inArray, sql } from 'drizzle-orm';
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
export const readJobProgress = async (
  db: Database,
  kind: Pick<JobDefinition, 'name'>,
  id: number,
): Promise<JobProgress | undefined> => (await readJobsProgress(db, kind, [id])).get(id);

/**
 * How far jobs of a kind are, in two queries at most.
 * @returns by their ids, without those that are not there or were done too long ago
 */
export async function readJobsProgress(
  db: Database,
  { name }: Pick<JobDefinition, 'name'>,
  ids: readonly number[],
): Promise<Map<number, JobProgress>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({
      id: jobs.id,
      state: jobs.state,
      progress: jobs.progress,
      seconds: sql<
        number | null
      >`extract(epoch from clock_timestamp() - ${jobs.startedOn})::float8`,
    })
    .from(jobs)
    .where(and(inArray(jobs.id, [...ids]), eq(jobs.name, name)));
  const usual = found.some(isBeginning) ? await usualSeconds(db, name) : undefined;
  return new Map(found.map((job) => [job.id, progressOf(job, usual)]));
}

type Found = Pick<JobProgress, 'state' | 'progress'> & { seconds: number | null };

const isFinished = ({ state }: Found) => state === 'done' || state === 'dead';
const isBeginning = (job: Found) => !isFinished(job) && job.progress < tellingShare;

function progressOf(job: Found, usual: number | undefined): JobProgress {
  const { state, progress } = job;
  if (isFinished(job)) return { state, progress };
  const passed = state === 'running' ? (job.seconds ?? 0) : 0;
  if (!isBeginning(job)) {
    return { state, progress, secondsLeft: (passed * (1 - progress)) / progress };
  }
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
