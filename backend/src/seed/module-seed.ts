import type { PgTable } from 'drizzle-orm/pg-core';
import type { DocumentKind } from '../domain/documents/document-kind';
import type { Database } from '../platform/database/database';
import type { BirthNumberVault } from '../platform/personal-data/birth-number-vault';
import type { PartSealer } from '../platform/personal-data/part-sealer';
import type { Sealer } from '../platform/personal-data/sealer';
import type { Contradiction } from './contradiction';
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
  /** Of the archive. */
  fileSealer: PartSealer;
  /** What arrangements are signed with, of all modules. */
  documents: readonly DocumentKind[];
}

export interface Seeding {
  /** Tables that `addRows` fills, in the order in which they refer to one another. */
  tables?: readonly PgTable[];
  /** Adds the module's rows of one case: the same for the same case, whatever was made before. */
  addRows?(seeded: SeededCase): void;
  /** Writes what is left, with all cases in the database. */
  finish?(): Promise<void>;
}

/** What one module adds to the demonstration. */
export interface ModuleSeed {
  /**
   * Writes what the bank of the demonstration sets, where the database has none of it: before anything
   * else, and at each start for one that an earlier release has seeded. @param today `YYYY-MM-DD`
   */
  ensure?(db: Database, today: string): Promise<void>;
  /** Called in the order of `src/seeds.ts`, before the cases are made. */
  start?(context: SeedContext): Seeding | Promise<Seeding>;
  /** Kinds of documents for arrangements that are seeded in signing. */
  documents?: readonly DocumentKind[];
  /** What the seeded cases are checked for. */
  contradictions?: readonly Contradiction[];
}
