import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { bankDay } from '../platform/calendar';
import type { Database } from '../platform/database/database';
import type { BirthNumberVault } from '../platform/personal-data/birth-number-vault';
import type { PartSealer } from '../platform/personal-data/part-sealer';
import type { Sealer } from '../platform/personal-data/sealer';
import { continueIds } from './continue-ids';
import { withoutIndexes } from './deferred-indexes';
import type { ModuleSeed, Seeding } from './module-seed';
import { maxCases, ordinaryCase, type SeededCase, testCases } from './seeded-case';
import { tableWriter } from './table-writer';

export interface SeedOptions {
  /** Ordinary cases, 1 to 1,000,000; those of the tester come on top. */
  cases: number;
  /** The data end the day before. */
  now: Date;
  birthNumbers: BirthNumberVault;
  clientSealer: Pick<Sealer, 'seal' | 'open'>;
  fileSealer: PartSealer;
  /** Called now and then with the cases written, and once when the indexes are being built. */
  onProgress?(progress: { phase: 'cases' | 'indexes'; done: number; total: number }): void;
}

/** Above this many cases, indexes are built after the rows. */
const manyCases = 20_000;
const progressStep = 1_000;
/** Cases written by one round of statements. */
const casesTogether = 2_000;

/**
 * Fills an empty database that has the demo users, all or nothing. The same options give the same
 * data, but for the ciphertext of personal data.
 *
 * @throws RangeError on a number of cases that the identifiers have no room for
 */
export async function seed(
  db: Database,
  seeds: readonly ModuleSeed[],
  { cases: total, now, birthNumbers, clientSealer, fileSealer, onProgress }: SeedOptions,
): Promise<void> {
  if (!Number.isInteger(total) || total < 1 || total > maxCases) {
    throw new RangeError(`the number of cases must be from 1 to ${maxCases}`);
  }
  await db.transaction(async (tx) => {
    const documents = seeds.flatMap((part) => part.documents ?? []);
    const today = bankDay(now);
    const context = { db: tx, total, today, birthNumbers, clientSealer, fileSealer, documents };
    const parts: Seeding[] = [];
    await ensureSettings(tx, seeds, today);
    for (const { start } of seeds) parts.push((await start?.(context)) ?? {});
    const tables = parts.flatMap((part) => part.tables ?? []);
    const write = caseWriter(tx, tables);
    const fill = async () => {
      for (const seeded of allCases(total)) {
        if (seeded.index < total && seeded.index % progressStep === 0) {
          onProgress?.({ phase: 'cases', done: seeded.index, total });
        }
        for (const part of parts) part.addRows?.(seeded);
        await write.add(seeded);
      }
      await write.flush();
    };
    if (total < manyCases) await fill();
    else {
      await withoutIndexes(tx, tables, fill, () =>
        onProgress?.({ phase: 'indexes', done: total, total }),
      );
    }
    for (const part of parts) await part.finish?.();
    for (const table of tables) await continueIds(tx, table);
  });
  // The planner knows nothing of new rows before.
  await db.execute(sql`analyze`);
}

/** Writes what the bank of the demonstration sets and the database has none of. @param today `YYYY-MM-DD` */
export async function ensureSettings(
  db: Database,
  seeds: readonly ModuleSeed[],
  today: string,
): Promise<void> {
  for (const { ensure } of seeds) await ensure?.(db, today);
}

function* allCases(total: number): Generator<SeededCase> {
  for (let index = 0; index < total; index += 1) yield ordinaryCase(index);
  yield* testCases();
}

function caseWriter(db: Database, tables: readonly PgTable[]) {
  const writers = tables.map((table) => ({ table, writer: tableWriter(db, table) }));
  let pending = 0;
  // Written in order and together, so that what is referred to is there.
  const flush = async () => {
    pending = 0;
    for (const { writer } of writers) await writer.flush();
  };
  const add = async ({ rows }: SeededCase) => {
    for (const { table, writer } of writers) writer.add(...rows.of(table));
    pending += 1;
    if (pending >= casesTogether) await flush();
  };
  return { add, flush };
}
