import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database';
import { StartError } from '../start-error';
import { jobs } from './schema';

export const jobsHelp = `Lists, retries or drops dead jobs: jobs whose last attempt has failed.

  node dist/main.js jobs list
  node dist/main.js jobs retry ID|all    queues them again
  node dist/main.js jobs drop ID|all     deletes them

  --data DIR     folder of the embedded database (.data); its node must be stopped
`;

export type JobsCommand = { action: 'list' } | { action: 'retry' | 'drop'; id?: number };

/**
 * Reads what follows `jobs` on the command line.
 * @throws StartError when it is none of the commands
 */
export function parseJobsCommand([action, id, ...rest]: readonly string[]): JobsCommand {
  if (action === 'list' && id === undefined) return { action };
  if ((action === 'retry' || action === 'drop') && id !== undefined && rest.length === 0) {
    if (id === 'all') return { action };
    if (/^[1-9]\d{0,8}$/.test(id)) return { action, id: Number(id) };
  }
  throw new StartError('jobs takes list, retry ID|all or drop ID|all; see jobs --help.');
}

/**
 * Lists dead jobs, retries or drops them.
 * @returns the lines to print
 * @throws StartError when there is no dead job with the id
 */
export async function runJobsCommand(
  db: Database,
  command: JobsCommand,
  now: Date,
): Promise<string[]> {
  if (command.action === 'list') return listDead(db);
  const isMeant = and(
    eq(jobs.state, 'dead'),
    command.id === undefined ? undefined : eq(jobs.id, command.id),
  );
  const changed =
    command.action === 'drop' ? await drop(db, isMeant) : await retry(db, isMeant, now);
  if (command.id !== undefined && changed.length === 0) {
    throw new StartError(`There is no dead job ${command.id}.`);
  }
  const done = command.action === 'drop' ? 'dropped' : 'queued again';
  return changed.length === 0
    ? ['No dead jobs.']
    : changed.map(({ id, name }) => `${id} ${name} ${done}`);
}

async function listDead(db: Database): Promise<string[]> {
  const dead = await db.select().from(jobs).where(eq(jobs.state, 'dead')).orderBy(asc(jobs.id));
  if (dead.length === 0) return ['No dead jobs.'];
  return dead.map(
    ({ id, name, key, attempts, finishedOn, error }) =>
      `${id} ${name}${key === null ? '' : ` (${key})`}, ${finishedOn?.toISOString()}, ${attempts} attempts: ${error}`,
  );
}

const named = { id: jobs.id, name: jobs.name };

const drop = (db: Database, isMeant: SQL | undefined) =>
  db.delete(jobs).where(isMeant).returning(named);

const retry = (db: Database, isMeant: SQL | undefined, runAt: Date) =>
  db
    .update(jobs)
    .set({ state: 'waiting', attempts: 0, runAt, finishedOn: null })
    .where(isMeant)
    .returning(named);
