import { join } from 'node:path';
import { bankDay } from '../calendar';
import { openDatabase } from '../db/client';
import type { Database } from '../db/database';
import type { DatabaseHandle } from '../db/database-handle';
import { cases } from '../db/schema/cases';
import { createBirthNumberVault } from '../personal-data/birth-number-vault';
import { checkDataKey } from '../personal-data/check-data-key';
import { ensureRates } from '../seed/rate-tables';
import { ensureDemoUsers } from '../session/demo-users';
import { StartError } from '../start-error';
import type { Environment } from './environment';
import type { Options } from './options';
import { reasonOf } from './reason';
import { say, sayProgress } from './say';

const defaultCases = 500;

/**
 * Opens the database, creates its schema and, outside production, its demo users and cases.
 *
 * @throws StartError when it cannot be used, or not with this key
 */
export async function prepareDatabase(
  { data, reset, cases: wanted }: Pick<Options, 'data' | 'reset' | 'cases'>,
  {
    databaseUrl,
    isProduction,
    config,
  }: Pick<Environment, 'databaseUrl' | 'isProduction' | 'config'>,
  dataKey: Buffer,
): Promise<DatabaseHandle> {
  if (reset && isProduction) throw new StartError('--reset is refused in production.');
  const prepare = async (db: Database) => {
    await checkDataKey(db, dataKey);
    if (!config.demoUsers) return;
    await ensureDemoUsers(db);
    const [present] = await db.select({ id: cases.id }).from(cases).limit(1);
    if (present === undefined) await seedCases(db, wanted ?? defaultCases, dataKey);
    else {
      await ensureRates(db, bankDay(new Date()));
      if (wanted !== undefined) say('The database has cases already; --reset seeds it again.');
    }
  };
  const dataDir = join(data, 'postgres');
  const place = databaseUrl === undefined ? { dataDir } : { url: databaseUrl };
  try {
    return await openDatabase({ ...place, reset, prepare });
  } catch (error) {
    if (error instanceof StartError) throw error;
    const name = databaseUrl === undefined ? `in ${dataDir}` : nameOf(databaseUrl);
    throw new StartError(`The database ${name} cannot be used: ${reasonOf(error)}.`);
  }
}

async function seedCases(db: Database, total: number, dataKey: Buffer): Promise<void> {
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
