import { sql } from 'drizzle-orm';
import { check, pgTable, smallint, text } from 'drizzle-orm/pg-core';

/** What the data key makes of a fixed text, so that a wrong key is noticed at the start. One row. */
export const dataKeyCheck = pgTable(
  'data_key_check',
  { id: smallint().primaryKey().default(1), value: text().notNull() },
  (table) => [check('data_key_check_one_row', sql`${table.id} = 1`)],
);
