import { and, asc, eq, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../database/database';
import type { JobDefinition } from './define-job';
import { jobs } from './schema';

export type Job = typeof jobs.$inferSelect;

/** A job with the attempt that holds it: who has lost it to another attempt changes nothing. */
export type HeldJob = Pick<Job, 'id' | 'attempts' | 'input'> & { name: string; heldBy: string };

export interface EnqueueOptions {
  /** When it is due. */
  runAt: Date;
  /** Of several unfinished jobs with the same name and key the first is kept. */
  key?: string;
}

/**
 * Asks for a job. In a transaction, it exists if and when that is committed.
 *
 * @returns the job's id; that of the unfinished job with the same key where there is one
 */
export async function enqueue<Input extends z.ZodType>(
  db: Database,
  { name, input, inOrder }: JobDefinition<Input>,
  asked: z.input<Input>,
  { runAt, key }: EnqueueOptions,
): Promise<number> {
  const values = { name, key, inOrder, input: input.parse(asked), runAt };
  const [queued] = await db
    .insert(jobs)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: jobs.id });
  if (queued !== undefined) return queued.id;
  const [known] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.name, name), eq(jobs.key, key ?? ''), sql`${jobs.state} <> 'done'`));
  // Finished in between.
  return known?.id ?? enqueue(db, { name, input, inOrder, attempts: 1 }, asked, { runAt, key });
}

const clock = sql`clock_timestamp()`;
const afterMs = (milliseconds: number): SQL<Date> =>
  sql`clock_timestamp() + ${milliseconds} * interval '1 ms'`;

/** Waits for its time, or is held by somebody who has not been heard of for too long. */
const isFree = (now: Date) =>
  or(
    and(eq(jobs.state, 'waiting'), lte(jobs.runAt, now)),
    and(eq(jobs.state, 'running'), sql`${jobs.heldUntil} < ${clock}`),
  );

const isNext = sql`not (${jobs.inOrder} and exists (
  select from ${jobs} earlier where earlier.name = ${jobs.name} and earlier.id < ${jobs.id} and earlier.state <> 'done'
))`;

export interface Take {
  now: Date;
  /** Of what may be taken. */
  names: readonly string[];
  /** Only this one. */
  id?: number;
  heldBy: string;
  leaseMs: number;
}

/** Takes the job that has been due for longest; two nodes never take the same. */
export async function take(
  db: Database,
  { now, names, id, heldBy, leaseMs }: Take,
): Promise<HeldJob | undefined> {
  const free = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        inArray(jobs.name, [...names]),
        isFree(now),
        isNext,
        id === undefined ? undefined : eq(jobs.id, id),
      ),
    )
    .orderBy(asc(jobs.runAt), asc(jobs.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [job] = await db
    .update(jobs)
    .set({
      state: 'running',
      attempts: sql`${jobs.attempts} + 1`,
      progress: 0,
      heldBy,
      heldUntil: afterMs(leaseMs),
      startedOn: clock,
      error: null,
    })
    .where(eq(jobs.id, sql`(${free})`))
    .returning({ id: jobs.id, name: jobs.name, attempts: jobs.attempts, input: jobs.input });
  return job && { ...job, heldBy };
}

const isHeld = ({ id, heldBy }: HeldJob) => and(eq(jobs.id, id), eq(jobs.heldBy, heldBy));
const free = { heldBy: null, heldUntil: null };

/** Says that the attempt lives. @returns false when another one has the job */
export async function extend(db: Database, job: HeldJob, leaseMs: number): Promise<boolean> {
  const changes = { heldUntil: afterMs(leaseMs) };
  const held = await db.update(jobs).set(changes).where(isHeld(job)).returning({ id: jobs.id });
  return held.length > 0;
}

/** @param progress 0 to 1 */
export async function noteProgress(db: Database, job: HeldJob, progress: number): Promise<void> {
  await db.update(jobs).set({ progress }).where(isHeld(job));
}

export async function finish(db: Database, job: HeldJob): Promise<void> {
  const changes = { ...free, state: 'done', progress: 1, finishedOn: clock } as const;
  await db.update(jobs).set(changes).where(isHeld(job));
}

/**
 * @param runAt when it is tried again; absent: never, the job is dead
 * @returns false when another attempt has the job
 */
export async function fail(
  db: Database,
  job: HeldJob,
  error: string,
  runAt: Date | undefined,
): Promise<boolean> {
  const changes =
    runAt === undefined
      ? ({ state: 'dead', finishedOn: clock } as const)
      : ({ state: 'waiting', runAt } as const);
  const failed = await db
    .update(jobs)
    .set({ ...free, ...changes, error })
    .where(isHeld(job))
    .returning({ id: jobs.id });
  return failed.length > 0;
}

/** Leaves the job to another node, as if it had not been begun. */
export async function handBack(db: Database, job: HeldJob): Promise<void> {
  const attempts = sql`${jobs.attempts} - 1`;
  await db
    .update(jobs)
    .set({ ...free, state: 'waiting', attempts })
    .where(isHeld(job));
}

/** For a process that has the database to itself: whoever held a job before is gone. */
export async function releaseAll(db: Database): Promise<void> {
  await db.update(jobs).set({ heldUntil: clock }).where(eq(jobs.state, 'running'));
}
