import { join } from 'node:path';
import { openDatabase } from '../db/client';
import type { DatabaseHandle } from '../db/database-handle';
import { cases } from '../db/schema/cases';
import { createBirthNumberVault } from '../personal-data/birth-number-vault';
import { ensureDemoUsers } from '../session/demo-users';
import { StartError } from '../start-error';
import type { Environment } from './environment';
import type { Options } from './options';
import { say, sayProgress } from './say';

const defaultCases = 500;

/** Opens the database, creates its schema and, outside production, its demo users and cases. */
export async function prepareDatabase(
  { data, reset, cases: wanted }: Options,
  { databaseUrl, isProduction, config }: Environment,
  dataKey: Buffer,
): Promise<DatabaseHandle> {
  if (reset && isProduction) throw new StartError('--reset is refused in production.');
  const database = await open(data, databaseUrl, reset);
  if (!config.demoUsers) return database;
  try {
    await ensureDemoUsers(database.db);
    const [present] = await database.db.select({ id: cases.id }).from(cases).limit(1);
    if (present === undefined) await seedCases(database, wanted ?? defaultCases, dataKey);
    else if (wanted !== undefined) {
      say('The database has cases already; --reset seeds it again.');
    }
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function open(
  data: string,
  url: string | undefined,
  reset: boolean,
): Promise<DatabaseHandle> {
  if (url === undefined) {
    return openDatabase({ dataDir: join(data, 'postgres'), reset });
  }
  try {
    if (reset) await (await import('../db/empty-server')).emptyServer(url);
    return await openDatabase({ url });
  } catch (error) {
    throw new StartError(`The database ${nameOf(url)} cannot be used: ${reasonOf(error)}.`);
  }
}

async function seedCases({ db }: DatabaseHandle, total: number, dataKey: Buffer): Promise<void> {
  // Loaded now only: it brings the library that writes documents.
  const { seed } = await import('../seed/seed');
  const began = performance.now();
  await seed(db, {
    cases: total,
    now: new Date(),
    birthNumbers: createBirthNumberVault(dataKey),
    onProgress: ({ phase, done }) =>
      sayProgress(phase === 'cases' ? `Seeding: ${done} of ${total} cases` : 'Building indexes'),
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  sayProgress('');
  say(`Seeded ${total} cases in ${seconds} s`);
}

/** Without user and password. */
function nameOf(url: string): string {
  if (!URL.canParse(url)) return '(unreadable address)';
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
}
