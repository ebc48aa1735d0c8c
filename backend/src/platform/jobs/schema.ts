import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../database/columns';

/**
 * Work that is done outside of calls. When a job is due is told by the bank's clock, which may be
 * moved; how long somebody holds it by the database's, which all nodes share.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    /** At most one job of a name and a key is unfinished. */
    key: text(),
    /** Ids only: neither names nor numbers of persons. */
    input: jsonb().notNull(),
    /** Whether it waits until those of its name that were queued earlier are done. */
    inOrder: boolean().notNull().default(false),
    state: text({ enum: ['waiting', 'running', 'done', 'dead'] })
      .notNull()
      .default('waiting'),
    runAt: instant().notNull(),
    /** How often it has been begun. */
    attempts: smallint().notNull().default(0),
    /** Share that is done, 0 to 1. */
    progress: real().notNull().default(0),
    /** The attempt under way, and until when it is believed to live. */
    heldBy: uuid(),
    heldUntil: instant(),
    startedOn: instant(),
    finishedOn: instant(),
    /** Why the last attempt failed. */
    error: text(),
  },
  (table) => [
    check('jobs_state', sql`${table.state} in ('waiting', 'running', 'done', 'dead')`),
    check(
      'jobs_held',
      sql`(${table.state} = 'running') = (${table.heldBy} is not null and ${table.heldUntil} is not null)`,
    ),
    uniqueIndex('jobs_unfinished_key')
      .on(table.name, table.key)
      .where(sql`${table.state} <> 'done'`),
    index('jobs_due')
      .on(table.runAt)
      .where(sql`${table.state} in ('waiting', 'running')`),
    index('jobs_name').on(table.name, table.id),
  ],
);

/** Dead jobs that somebody has queued again. Nothing refers to a job: this outlives it. */
export const jobRetries = pgTable(
  'job_retries',
  {
    jobId: integer().notNull(),
    /** When it had died: of each death a job is queued again once. */
    diedOn: instant().notNull(),
    name: text().notNull(),
    userId: integer().notNull(),
    retriedOn: instant().notNull(),
  },
  (table) => [primaryKey({ name: 'job_retries_pk', columns: [table.jobId, table.diedOn] })],
);

/** Up to which day a daily job has been queued. */
export const jobDays = pgTable('job_days', {
  name: text().primaryKey(),
  /** `YYYY-MM-DD`. */
  lastDay: text().notNull(),
});
