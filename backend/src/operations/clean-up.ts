import { lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../backend';
import { browserErrors, reportQuotas, webVitals } from '../db/schema/diagnostics';
import { sessions, signInFailures, signInFlows } from '../db/schema/sessions';
import { embedCodes, signingIdempotency, signingLinks } from '../db/schema/signing-records';
import { keptMilliseconds as answersKept } from '../modules/signing/idempotency';
import { windowMinutes } from '../session/sign-in-throttle';

/** Any number; the same on every node, so that only one of them cleans up at a time. */
export const cleanUpLock = 7_206_413;

const everyMilliseconds = 60_000;

/** Rows that one round removes of a table, so that none holds locks for long. */
const rowsARound = 5_000;

const minute = 60_000;
const day = 86_400_000;

/** A link that is over still says so, for as long. */
const linksKept = 30 * day;

/** What browsers told: longer than anybody looks back, no longer than a fortnight. */
const reportsKept = 14 * day;

interface Outdated {
  table: PgTable;
  isOver: SQL | undefined;
}

function outdated({ clock, config }: Pick<Backend, 'clock' | 'config'>): Outdated[] {
  const now = clock.now();
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const idleSince = ago(config.idleMinutes * minute);
  return [
    {
      table: sessions,
      isOver: or(lt(sessions.validTo, now), lt(sessions.lastSeenAt, idleSince)),
    },
    { table: signInFlows, isOver: lt(signInFlows.validTo, now) },
    { table: signInFailures, isOver: lte(signInFailures.since, ago(windowMinutes * minute)) },
    { table: embedCodes, isOver: lt(embedCodes.expiresOn, now) },
    { table: signingLinks, isOver: lt(signingLinks.expiresOn, ago(linksKept)) },
    { table: signingIdempotency, isOver: lt(signingIdempotency.createdOn, ago(answersKept)) },
    { table: browserErrors, isOver: lt(browserErrors.reportedOn, ago(reportsKept)) },
    { table: webVitals, isOver: lt(webVitals.reportedOn, ago(reportsKept)) },
    { table: reportQuotas, isOver: lt(reportQuotas.minute, ago(minute)) },
  ];
}

/**
 * Removes what is over. Nothing depends on when that happens; it is no part of users' calls, which
 * would wait for one another's rows. Rows that somebody has locked are left for the next round.
 *
 * @returns how many rows went; undefined while another node is at it
 */
export async function cleanUp(
  backend: Pick<Backend, 'db' | 'clock' | 'config'>,
): Promise<number | undefined> {
  return backend.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${cleanUpLock}) as mine`,
    );
    if (rows[0]?.mine !== true) return undefined;
    let removed = 0;
    for (const { table, isOver } of outdated(backend)) {
      const over = sql`select ctid from ${table} where ${isOver} limit ${rowsARound} for update skip locked`;
      const gone = await tx.execute(
        sql`delete from ${table} where ctid = any(array(${over})) returning 1 as one`,
      );
      removed += gone.rows.length;
    }
    return removed;
  });
}

/** Cleans up every minute while the node listens. */
export function registerCleanUp(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();
  const run = async () => {
    try {
      const removed = await cleanUp(app.backend);
      if (removed) app.log.info({ removed }, 'cleaned up');
    } catch (error) {
      app.log.warn({ err: error }, 'not cleaned up; tried again later');
    }
  };
  app.addHook('onListen', async () => {
    timer = setInterval(() => void (round = run()), everyMilliseconds).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await round;
  });
}
