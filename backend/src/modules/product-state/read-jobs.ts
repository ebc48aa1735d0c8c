import type { adminCalls } from '@advisor/contracts/admin/calls';
import { mostJobs } from '@advisor/contracts/admin/state';
import type { CallResponse } from '@advisor/contracts/operation';
import { asc, count, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { jobRetries, jobs } from '../../platform/jobs/schema';
import { toldError } from '../../platform/jobs/told-error';
import { users } from '../../platform/session/schema/users';

type Found = CallResponse<typeof adminCalls.stateJobs>;
type State = keyof Found['counts'];

/** The dead ones, the last first; those under way and those that wait, the longest first. */
const order = [
  sql`array_position(array['dead', 'running', 'waiting'], ${jobs.state})`,
  desc(sql`case when ${jobs.state} = 'dead' then ${jobs.finishedOn} end`),
  asc(jobs.runAt),
  asc(jobs.id),
];

/** Jobs that are not done, without what they are about. */
export async function readJobs(db: Database): Promise<Found> {
  const [counted, rows] = await Promise.all([
    db
      .select({ state: jobs.state, count: count() })
      .from(jobs)
      .where(ne(jobs.state, 'done'))
      .groupBy(jobs.state),
    db
      .select()
      .from(jobs)
      .where(ne(jobs.state, 'done'))
      .orderBy(...order)
      .limit(mostJobs),
  ]);
  const retries = await lastRetries(
    db,
    rows.map(({ id }) => id),
  );
  const countOf = (state: State) => counted.find((one) => one.state === state)?.count ?? 0;
  return {
    counts: { dead: countOf('dead'), running: countOf('running'), waiting: countOf('waiting') },
    jobs: rows.map((job) => ({
      jobId: job.id,
      name: job.name,
      state: job.state as State,
      since: sinceOf(job).toISOString(),
      attempts: job.attempts,
      error: job.error === null ? undefined : toldError(job.error),
      ...retries.get(job.id),
    })),
  };
}

function sinceOf({ state, runAt, startedOn, finishedOn }: typeof jobs.$inferSelect): Date {
  if (state === 'dead') return finishedOn ?? runAt;
  return state === 'running' ? (startedOn ?? runAt) : runAt;
}

/** Who has queued jobs again last, by their ids. */
async function lastRetries(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const retries = await db
    .selectDistinctOn([jobRetries.jobId], {
      jobId: jobRetries.jobId,
      retriedOn: jobRetries.retriedOn,
      retriedBy: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
    })
    .from(jobRetries)
    .innerJoin(users, eq(users.id, jobRetries.userId))
    .where(inArray(jobRetries.jobId, [...ids]))
    .orderBy(jobRetries.jobId, desc(jobRetries.retriedOn));
  return new Map(
    retries.map(({ jobId, retriedOn, retriedBy }) => [
      jobId,
      { retriedOn: retriedOn.toISOString(), retriedBy },
    ]),
  );
}
