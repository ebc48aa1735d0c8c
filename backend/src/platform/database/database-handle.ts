import type { Database } from './database';

export interface DatabaseOptions {
  /** A PostgreSQL server; without it the database runs in the process. */
  url?: string;
  /** Folder of the embedded database; without it the database lives in memory. */
  dataDir?: string;
  /** Throws away first what the database holds. */
  reset?: boolean;
  /**
   * Refuses a database as an earlier start has left it, whatever release that was, before anything of
   * it is changed; not asked of one that is thrown away.
   */
  refuse?(db: Database): Promise<void>;
  /**
   * Fills the database after its schema is there: one process at a time, and without the limits
   * on how long a statement may take.
   */
  prepare?(db: Database): Promise<void>;
  /** A dumped folder to start the embedded database from. */
  template?: Blob;
  /** Milliseconds that a transaction of the embedded database may take; 30 s by default. */
  transactionTimeout?: number;
}

/** Of a node to a server. */
export interface ConnectionCounts {
  open: number;
  /** Those of the open ones that nobody uses. */
  idle: number;
  /** Who waits for one. */
  waiting: number;
}

/** What `pg_notify` sends on a channel once its transaction commits. */
export interface Listener {
  onMessage(payload: string): void;
  /** Messages may have been lost: the connection was. */
  onGap(): void;
}

export interface DatabaseHandle {
  db: Database;
  kind: 'embedded' | 'server';
  /** Absent where the database runs in the process. */
  connections?(): ConnectionCounts;
  /**
   * Hears a channel until it is stopped; a lost connection is replaced.
   * @returns stops hearing it
   */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
  /** The embedded database's folder as a file, to start others from. */
  dump(): Promise<Blob>;
  close(): Promise<void>;
}
