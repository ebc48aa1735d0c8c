import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../platform/database/database';

/** New rows get ids above the seeded ones. */
export async function continueIds(db: Database, table: PgTable): Promise<void> {
  const name = getTableName(table);
  const { rows } = await db.execute<{ sequence: string | null }>(sql`
    select pg_get_serial_sequence(${name}, column_name) as sequence
    from information_schema.columns
    where table_name = ${name} and table_schema = current_schema() and is_identity = 'YES'
  `);
  const [identity] = rows;
  if (!identity?.sequence) return;
  await db.execute(
    sql`select setval(${identity.sequence}, greatest((select max(id) from ${sql.raw(name)}), 1))`,
  );
}
