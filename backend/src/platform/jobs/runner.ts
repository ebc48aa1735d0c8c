import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import { describeError } from '../http/log';
import { publish } from '../live/signal';
import type { DailyJobDefinition, JobDefinition } from './define-job';
import { queueDays } from './queue-days';
import { extend, fail, finish, handBack, type HeldJob, noteProgress, take } from './queue';
import { jobs } from './schema';
import { diedEachTime } from './told-error';

/** What doing a job needs. It may be done more than once: when a node dies, another begins anew. */
export interface JobRun<Input> {
  input: Input;
  attempt: number;
  log: FastifyBaseLogger;
  /** Aborts when the node ends or has lost the job; how the run ends then counts for nothing. */
  signal: AbortSignal;
  /** Says which share is done, 0 to 1. */
  progress(share: number): Promise<void>;
}

interface Handler {
  definition: JobDefinition;
  run(run: JobRun<unknown>): Promise<void>;
}

/** Told of a job that is dead, in the transaction that says so. */
export type OnDead = (tx: Database, job: { id: number; name: string }) => Promise<void>;

export interface JobRunner {
  /** Says how a kind of job is done. */
  handle<Input extends z.ZodType>(
    definition: JobDefinition<Input>,
    run: (run: JobRun<z.output<Input>>) => Promise<void>,
  ): void;
  handleDaily(
    definition: DailyJobDefinition,
    run: (run: JobRun<{ day: string }>) => Promise<void>,
  ): void;
  /** Who tells people that a job is dead. */
  onDead(tell: OnDead): void;
  /** Begins to look for jobs. */
  start(): void;
  /** Does what is due, until nothing is: for tests and commands. */
  runDue(): Promise<void>;
  /**
   * Does a job now if it is due, and waits for it wherever it is done.
   * @returns whether it is done
   */
  runNow(id: number): Promise<boolean>;
  /** Takes no more jobs. */
  leave(): void;
  /** Gives those under way so many milliseconds to finish, and the rest back. */
  stop(timeoutMs: number): Promise<void>;
}

export interface RunnerOptions {
  db: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  /** After each attempt. */
  onAttempt?(name: string, seconds: number, isFailure: boolean): void;
  /** Milliseconds without a sign of life after which a job is taken by somebody else. */
  leaseMs?: number;
  /** Jobs at a time. */
  places?: number;
}

const lookEveryMs = 1_000;
const waitStepMs = 100;
const firstRetryMs = 10_000;
const longestRetryMs = 3_600_000;
const shortened = 500;

/** 10 s, 20 s, 40 s … up to an hour. */
const retryAfterMs = (attempts: number): number =>
  Math.min(firstRetryMs * 2 ** (attempts - 1), longestRetryMs);

function reasonOf(error: unknown): string {
  const { type, code, message } = describeError(error) as Record<string, string | undefined>;
  return [type, code, message].filter(Boolean).join(' ').slice(0, shortened);
}

interface Attempt {
  job: HeldJob;
  abort: AbortController;
  ended: Promise<void>;
}

export function createRunner({
  db,
  clock,
  log,
  onAttempt,
  leaseMs = 30_000,
  places = 4,
}: RunnerOptions): JobRunner {
  const handlers = new Map<string, Handler>();
  const daily: DailyJobDefinition[] = [];
  const running = new Map<number, Attempt>();
  let timer: NodeJS.Timeout | undefined;
  let look: Promise<void> | undefined;
  let isLeaving = false;
  const deathListeners: OnDead[] = [];

  async function begin(id?: number): Promise<Attempt | undefined> {
    const names = [...handlers.keys()];
    if (isLeaving || names.length === 0) return undefined;
    const job = await take(db, { now: clock.now(), names, id, heldBy: randomUUID(), leaseMs });
    if (job === undefined) return undefined;
    const abort = new AbortController();
    const ended = attempt(job, abort).finally(() => running.delete(job.id));
    const begun = { job, abort, ended };
    running.set(job.id, begun);
    return begun;
  }

  async function attempt(job: HeldJob, abort: AbortController): Promise<void> {
    const handler = handlers.get(job.name);
    if (handler === undefined) return;
    const { definition } = handler;
    const began = performance.now();
    const beat = setInterval(() => void sayAlive(job, abort), leaseMs / 3).unref();
    try {
      // Every attempt before has ended with its node: perhaps it was the job that ended it.
      if (job.attempts > definition.attempts) throw new Error(diedEachTime);
      await handler.run({
        input: definition.input.parse(job.input),
        attempt: job.attempts,
        log,
        signal: abort.signal,
        progress: (share) => moveOn(job, (tx) => noteProgress(tx, job, share)),
      });
      // It is somebody else's by now, or about to be handed back.
      if (abort.signal.aborted) return;
      await moveOn(job, (tx) => finish(tx, job));
      onAttempt?.(job.name, (performance.now() - began) / 1_000, false);
    } catch (error) {
      if (abort.signal.aborted) return;
      onAttempt?.(job.name, (performance.now() - began) / 1_000, true);
      await noteFailure(job, definition, error);
    } finally {
      clearInterval(beat);
    }
  }

  /** Writes down how far a job is; the pages of who waits for it look then. */
  async function moveOn(
    job: HeldJob,
    write: (db: Database) => Promise<unknown>,
    within: Database = db,
  ): Promise<void> {
    const definition = handlers.get(job.name)?.definition;
    const { data } = definition?.input.safeParse(job.input) ?? {};
    const userId = data === undefined ? undefined : definition?.askedBy?.(data);
    if (userId === undefined) {
      await write(within);
      return;
    }
    await within.transaction(async (tx) => {
      await write(tx);
      await publish(tx, { to: { userId }, message: { topic: 'jobs' } });
    });
  }

  async function noteFailure(job: HeldJob, definition: JobDefinition, err: unknown): Promise<void> {
    const { id, name, attempts } = job;
    const isDead = attempts >= definition.attempts;
    log[isDead ? 'error' : 'warn'](
      { err, job: id, name, attempts },
      isDead ? 'job dead' : 'job failed',
    );
    const again = new Date(clock.now().getTime() + retryAfterMs(attempts));
    const note = (tx: Database) => fail(tx, job, reasonOf(err), isDead ? undefined : again);
    if (isDead && (await noteDeath(job, note))) return;
    // Without a database the job is taken again when nobody has been heard of for long enough.
    await moveOn(job, note).catch(() => undefined);
  }

  /** Whoever is told of it or nobody: a death that cannot be told is noted all the same. */
  async function noteDeath(
    job: HeldJob,
    note: (tx: Database) => Promise<boolean>,
  ): Promise<boolean> {
    const { id, name } = job;
    try {
      await db.transaction(async (tx) => {
        let isNoted = false;
        await moveOn(job, async (inner) => void (isNoted = await note(inner)), tx);
        if (!isNoted) return;
        for (const tell of deathListeners) await tell(tx, { id, name });
      });
      return true;
    } catch (error) {
      log.error({ err: error, job: id, name }, 'a dead job could not be told');
      return false;
    }
  }

  async function sayAlive(job: HeldJob, abort: AbortController): Promise<void> {
    const isHeld = await extend(db, job, leaseMs).catch(() => true);
    if (!isHeld) abort.abort();
  }

  /** Takes what is due, as far as there are places. */
  async function lookForJobs(): Promise<void> {
    try {
      await queueDays(db, daily, clock.now());
      while (running.size < places) {
        const begun = await begin();
        if (begun === undefined) return;
        void begun.ended.then(lookSoon);
      }
    } catch (error) {
      log.warn({ err: error }, 'job polling failed; retrying');
    }
  }

  function lookSoon(): void {
    look ??= lookForJobs().finally(() => (look = undefined));
  }

  return {
    handle(definition, run) {
      handlers.set(definition.name, { definition, run: run as Handler['run'] });
    },
    onDead(tell) {
      deathListeners.push(tell);
    },
    handleDaily(definition, run) {
      daily.push(definition);
      this.handle(definition, run);
    },
    start() {
      timer = setInterval(lookSoon, lookEveryMs).unref();
    },
    async runDue() {
      await queueDays(db, daily, clock.now());
      for (let begun = await begin(); begun !== undefined; begun = await begin()) await begun.ended;
      // Looked for meanwhile, and under way.
      await Promise.all([...running.values()].map(({ ended }) => ended));
    },
    async runNow(id) {
      for (;;) {
        // Taken over from a node that dies meanwhile, too.
        const begun = running.get(id) ?? (await begin(id));
        await begun?.ended;
        const [job] = await db.select({ state: jobs.state }).from(jobs).where(eq(jobs.id, id));
        if (job?.state !== 'running') return job?.state === 'done';
        await delay(waitStepMs);
      }
    },
    leave() {
      isLeaving = true;
      clearInterval(timer);
    },
    async stop(timeoutMs) {
      this.leave();
      await look;
      const attempts = [...running.values()];
      const all = Promise.all(attempts.map(({ ended }) => ended));
      await Promise.race([all, delay(timeoutMs, undefined, { ref: false })]);
      for (const { job, abort } of running.values()) {
        abort.abort();
        await handBack(db, job);
      }
    },
  };
}
