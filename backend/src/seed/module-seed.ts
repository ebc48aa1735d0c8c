import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../platform/database/database';
import type { BirthNumberVault } from '../platform/personal-data/birth-number-vault';
import type { Sealer } from '../platform/personal-data/sealer';
import type { SeededCase } from './seeded-case';

export interface SeedContext {
  /** The transaction in which everything is written. */
  db: Database;
  /** Number of ordinary cases. */
  total: number;
  /** `YYYY-MM-DD`; nothing happened later. */
  today: string;
  birthNumbers: BirthNumberVault;
  /** Of what an application holds of people. */
  clientSealer: Pick<Sealer, 'seal' | 'open'>;
}

export interface Seeding {
  /** Tables that `addRows` fills, in the order in which they refer to one another. */
  tables?: readonly PgTable[];
  /** Adds the module's rows of one case: the same for the same case, whatever was made before. */
  addRows?(seeded: SeededCase): void;
  /** Writes what is left, with all cases in the database. */
  finish?(): Promise<void>;
}

/**
 * What one module seeds. It is called in the order of `src/seeds.ts`, before the cases are made, and
 * writes what all of them refer to.
 */
export type ModuleSeed = (context: SeedContext) => Seeding | Promise<Seeding>;
