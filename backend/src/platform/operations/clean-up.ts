import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../backend';
import { defineDailyJob } from '../jobs/define-job';

const cleanUpJob = defineDailyJob('operations.clean-up', '03:00');

/** Rows that one round removes of a table, so that none holds locks for long. */
const rowsARound = 5_000;

/** Rows of one table that nobody needs any more. */
export interface OutdatedRows {
  table: PgTable;
  isOver: SQL | undefined;
}

/** What a module keeps for a time only. */
export type Outdated = (backend: Pick<Backend, 'clock' | 'config'>) => OutdatedRows[];

/**
 * Removes what is over. Nothing depends on when that happens; it is no part of users' calls, which
 * would wait for one another's rows. Rows that somebody has locked are left for the next time.
 *
 * @returns how many rows went
 */
export async function cleanUp(
  backend: Pick<Backend, 'db' | 'clock' | 'config'>,
  outdated: readonly Outdated[],
): Promise<number> {
  let removed = 0;
  for (const { table, isOver } of outdated.flatMap((rowsOf) => rowsOf(backend))) {
    const over = sql`select ctid from ${table} where ${isOver} limit ${rowsARound} for update skip locked`;
    const round = sql`delete from ${table} where ctid = any(array(${over})) returning 1 as one`;
    for (let gone = rowsARound; gone === rowsARound; removed += gone) {
      gone = (await backend.db.execute(round)).rows.length;
    }
  }
  return removed;
}

/** Cleans up every night. */
export function registerCleanUp(app: FastifyInstance, outdated: readonly Outdated[]): void {
  app.jobs.handleDaily(cleanUpJob, async ({ log }) => {
    log.info({ removed: await cleanUp(app.backend, outdated) }, 'outdated rows removed');
  });
}
