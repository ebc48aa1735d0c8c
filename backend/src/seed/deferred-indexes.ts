import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../platform/database/database';

interface Definition {
  [column: string]: unknown;
  drop: string;
  create: string;
}

/**
 * Fills tables without their foreign keys, unique constraints and indexes, and creates these
 * afterwards, which is many times faster for many rows. Primary keys stay. Call it in a transaction:
 * the definitions are read from the database and would be lost by a failure.
 */
export async function withoutIndexes(
  db: Database,
  tables: readonly PgTable[],
  fill: () => Promise<void>,
  onRestore: () => void,
): Promise<void> {
  const names = sql.join(
    tables.map((table) => sql`${getTableName(table)}`),
    sql`, `,
  );
  // Foreign keys first: they rest on the unique constraints. Both are restored in reverse.
  const { rows: constraints } = await db.execute<Definition>(sql`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
    from pg_constraint
    where conrelid::regclass::text in (${names}) and contype in ('f', 'u')
    order by contype, conname
  `);
  const { rows: indexes } = await db.execute<Definition>(sql`
    select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as create
    from pg_index
    where indrelid::regclass::text in (${names})
      and not exists (select from pg_constraint where conindid = indexrelid)
    order by indexrelid::regclass::text
  `);
  for (const { drop } of [...constraints, ...indexes]) await db.execute(sql.raw(drop));
  await fill();
  onRestore();
  // Sorting for an index in memory; the setting ends with the transaction.
  await db.execute(sql`set local maintenance_work_mem = '256MB'`);
  for (const { create } of [...indexes, ...constraints.toReversed()]) {
    await db.execute(sql.raw(create));
  }
}
