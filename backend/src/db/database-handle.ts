import type { Database } from './database';

export interface DatabaseOptions {
  /** A PostgreSQL server; without it the database runs in the process. */
  url?: string;
  /** Folder of the embedded database; without it the database lives in memory. */
  dataDir?: string;
  /** Throws the embedded database's folder away first. */
  reset?: boolean;
  /** A dumped folder to start the embedded database from. */
  template?: Blob;
}

export interface DatabaseHandle {
  db: Database;
  kind: 'embedded' | 'server';
  /** The embedded database's folder as a file, to start others from. */
  dump(): Promise<Blob>;
  close(): Promise<void>;
}
