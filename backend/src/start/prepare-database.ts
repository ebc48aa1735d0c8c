import { join } from 'node:path';
import { bankDay } from '../platform/calendar';
import type { Clock } from '../platform/clock';
import { openDatabase } from '../platform/database/client';
import type { Database } from '../platform/database/database';
import type { DatabaseHandle } from '../platform/database/database-handle';
import { cases } from '../domain/cases/schema/cases';
import { releaseAll } from '../platform/jobs/queue';
import { createBirthNumberVault } from '../platform/personal-data/birth-number-vault';
import { createPartSealer } from '../platform/personal-data/part-sealer';
import { createSealer } from '../platform/personal-data/sealer';
import { checkDataKey, refuseOtherKey } from '../platform/personal-data/check-data-key';
import { ensureTaxForms } from '../modules/tax-returns/seed';
import { ensureDemoUsers } from '../platform/session/demo-users';
import { StartError } from '../platform/start-error';
import type { Environment } from '../platform/config/environment';
import type { Options } from './options';
import { reasonOf } from './reason';
import { print, printProgress } from './print';

const defaultCases = 500;

/**
 * Opens the database, creates its schema with what the law publishes and, outside production, its
 * demo users and cases.
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
  clock: Clock,
): Promise<DatabaseHandle> {
  if (reset && isProduction) throw new StartError('--reset is refused in production.');
  const refuse = (db: Database) => refuseOtherKey(db, dataKey);
  const prepare = async (db: Database) => {
    await checkDataKey(db, dataKey);
    if (databaseUrl === undefined) await releaseAll(db);
    await ensureTaxForms(db);
    if (!config.demoUsers) return;
    await ensureDemoUsers(db);
    const [present] = await db.select({ id: cases.id }).from(cases).limit(1);
    if (present === undefined) await seedCases(db, wanted ?? defaultCases, dataKey, clock.now());
    else {
      // What the demonstration's bank has set since the database was seeded by an earlier release.
      const { ensureSettings, seeds } = await loadSeed();
      await db.transaction((tx) => ensureSettings(tx, seeds, bankDay(clock.now())));
      if (wanted !== undefined)
        print('The database has cases already, so --cases is ignored; --reset seeds it again.');
    }
  };
  const dataDir = join(data, 'postgres');
  const place = databaseUrl === undefined ? { dataDir } : { url: databaseUrl };
  try {
    return await openDatabase({ ...place, reset, refuse, prepare });
  } catch (error) {
    if (error instanceof StartError) throw error;
    const name = databaseUrl === undefined ? `in ${dataDir}` : nameOf(databaseUrl);
    throw new StartError(`Preparing the database ${name} failed: ${reasonOf(error)}.`);
  }
}

/** Of the demonstration alone. */
const loadSeed = async () => ({ ...(await import('../seed/seed')), ...(await import('../seeds')) });

async function seedCases(db: Database, total: number, dataKey: Buffer, now: Date): Promise<void> {
  const { seed, seeds } = await loadSeed();
  const began = performance.now();
  await seed(db, seeds, {
    cases: total,
    now,
    birthNumbers: createBirthNumberVault(dataKey),
    clientSealer: createSealer(dataKey, 'client'),
    fileSealer: createPartSealer(dataKey, 'files'),
    onProgress: ({ phase, done }) =>
      printProgress(phase === 'cases' ? `Seeding: ${done} of ${total} cases` : 'Building indexes'),
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  printProgress('');
  print(`Seeded ${total} cases in ${seconds} s`);
}

/** Without user and password. */
function nameOf(url: string): string {
  if (!URL.canParse(url)) return '(unreadable address)';
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
