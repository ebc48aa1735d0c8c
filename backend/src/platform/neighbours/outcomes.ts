import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../backend';
import type { Database } from '../database/database';
import type { Outcome } from './connect';
import { neighbourOutcomes } from './schema';

type Row = typeof neighbourOutcomes.$inferSelect;

/** What this node knows of its neighbours, and what all nodes do. */
export interface NeighbourOutcomes {
  /** There is one of this name, asked or not. */
  join(neighbour: string): void;
  note(line: { neighbour: string; method: string; outcome: Outcome }): void;
  /** Writes what is new since it was written last. */
  write(): Promise<void>;
  /** Of all nodes, by name; of one that was never asked nothing but the name. */
  read(): Promise<(Pick<Row, 'neighbour'> & Partial<Row>)[]>;
}

declare module 'fastify' {
  interface FastifyInstance {
    neighbourOutcomes: NeighbourOutcomes;
  }
}

/** Questions are many: so often a node writes down how they ended, ms. */
const writeEveryMs = 15_000;

/** Keeps how questions to neighbours end, in memory first. */
export function createNeighbourOutcomes({
  db,
  clock,
}: Pick<Backend, 'db' | 'clock'>): NeighbourOutcomes {
  const known = new Set<string>();
  let unwritten = new Map<string, Row>();
  return {
    join: (neighbour) => void known.add(neighbour),
    note({ neighbour, method, outcome }) {
      const none = { neighbour, answeredOn: null, failedOn: null, failure: null, method: null };
      const before = unwritten.get(neighbour) ?? none;
      const now = clock.now();
      unwritten.set(
        neighbour,
        // A refusal is an answer.
        outcome === 'answered' || outcome === 'refused'
          ? { ...before, answeredOn: now }
          : { ...before, failedOn: now, failure: outcome, method },
      );
    },
    async write() {
      if (unwritten.size === 0) return;
      const rows = [...unwritten.values()];
      unwritten = new Map();
      try {
        await writeRows(db, rows);
      } catch (error) {
        for (const row of rows)
          unwritten.set(row.neighbour, later(row, unwritten.get(row.neighbour)));
        throw error;
      }
    },
    async read() {
      const rows = new Map(
        (await db.select().from(neighbourOutcomes)).map((row) => [row.neighbour, row]),
      );
      const names = [...new Set([...known, ...rows.keys()])].toSorted();
      return names.map((neighbour) => rows.get(neighbour) ?? { neighbour });
    },
  };
}

/** What came while a row was not written, over it. */
const later = (row: Row, newer: Row | undefined): Row => ({
  ...row,
  ...Object.fromEntries(Object.entries(newer ?? {}).filter(([, value]) => value !== null)),
});

/** What another node has written later stays. */
async function writeRows(db: Database, rows: Row[]): Promise<void> {
  const { answeredOn, failedOn, failure, method } = neighbourOutcomes;
  const isLater = sql`excluded.failed_on is not null and (${failedOn} is null or excluded.failed_on >= ${failedOn})`;
  await db
    .insert(neighbourOutcomes)
    // In one order, so that two nodes never wait for each other.
    .values(rows.toSorted((one, other) => (one.neighbour < other.neighbour ? -1 : 1)))
    .onConflictDoUpdate({
      target: neighbourOutcomes.neighbour,
      set: {
        answeredOn: sql`greatest(${answeredOn}, excluded.answered_on)`,
        failedOn: sql`case when ${isLater} then excluded.failed_on else ${failedOn} end`,
        failure: sql`case when ${isLater} then excluded.failure else ${failure} end`,
        method: sql`case when ${isLater} then excluded.method else ${method} end`,
      },
    });
}

/** Outcomes of the node's questions: written while it listens, and when it ends. */
export function registerNeighbourOutcomes(app: FastifyInstance): void {
  const outcomes = createNeighbourOutcomes(app.backend);
  app.decorate('neighbourOutcomes', outcomes);
  const write = () =>
    outcomes
      .write()
      .catch((error: unknown) =>
        app.log.warn({ err: error }, 'outcomes of neighbours not written'),
      );
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(() => void write(), writeEveryMs).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await write();
  });
}
