import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../platform/database/database';

type Value = string | number | boolean | Date | Uint8Array | object | null | undefined;

/**
 * Collects rows of one table and writes them by one statement. Every column travels as one array,
 * which is many times faster than a parameter a value and is the same on both drivers.
 */
export function tableWriter<T extends PgTable>(db: Database, table: T) {
  let rows: T['$inferInsert'][] = [];
  return {
    add(...more: T['$inferInsert'][]): void {
      rows.push(...more);
    },
    async flush(): Promise<void> {
      const batch = rows;
      rows = [];
      if (batch.length > 0) await insert(db, table, batch);
    },
  };
}

async function insert(db: Database, table: PgTable, rows: Record<string, unknown>[]) {
  const types = getTableColumns(table);
  const keys = Object.keys(rows[0] ?? {}).filter((key) => key in types);
  const names = sql.raw(keys.map(toSnakeCase).join(', '));
  const arrays = keys.map((key) => {
    const type = sql.raw(`${types[key]?.getSQLType().replace(/ collate .*/, '')}[]`);
    return sql`${arrayLiteral(rows.map((row) => row[key] as Value))}::text::${type}`;
  });
  await db.execute(
    sql`insert into ${sql.raw(getTableName(table))} (${names}) select * from unnest(${sql.join(arrays, sql`, `)})`,
  );
}

/** An array as PostgreSQL writes it. */
function arrayLiteral(values: Value[]): string {
  return `{${values.map(element).join(',')}}`;
}

function element(value: Value): string {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `"\\\\x${Buffer.from(value).toString('hex')}"`;
  if (typeof value === 'object') return element(JSON.stringify(value));
  // Hardly any text needs it, and looking is cheaper than replacing.
  const isPlain = !value.includes('"') && !value.includes('\\');
  return `"${isPlain ? value : value.replace(/["\\]/g, String.raw`\$&`)}"`;
}
