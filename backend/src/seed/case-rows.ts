import type { PgTable } from 'drizzle-orm/pg-core';

/** The rows of one case, by table: each module adds those of its own. */
export class CaseRows {
  readonly #rows = new Map<PgTable, unknown[]>();

  add<T extends PgTable>(table: T, ...rows: T['$inferInsert'][]): void {
    this.#rows.set(table, [...this.of(table), ...rows]);
  }

  of<T extends PgTable>(table: T): readonly T['$inferInsert'][] {
    return (this.#rows.get(table) ?? []) as T['$inferInsert'][];
  }

  /** Changes every row of a table that has been added so far. */
  change<T extends PgTable>(
    table: T,
    changes: (row: T['$inferInsert']) => Partial<T['$inferInsert']>,
  ): void {
    this.#rows.set(
      table,
      this.of(table).map((row) => ({ ...row, ...changes(row) })),
    );
  }
}
