import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { binaryText } from '../../platform/database/columns';

/** Address places of the demonstration's register. */
export const addressPoints = pgTable(
  'address_points',
  {
    /** Code of the address place (RÚIAN), up to nine digits. */
    id: integer().primaryKey(),
    street: text(),
    houseNumber: text().notNull(),
    streetNumber: text(),
    city: text().notNull(),
    /** Five digits. */
    postcode: text().notNull(),
    /** Words of the address, each after a space: so is the beginning of a word found. */
    searchKey: binaryText().notNull(),
    /** The house is no more. Suggestions lag behind and may still offer it. */
    withdrawnOn: date({ mode: 'string' }),
  },
  (table) => [
    check('address_points_id', sql`${table.id} between 1 and 999999999`),
    check('address_points_postcode', sql`${table.postcode} ~ '^[1-7][0-9]{4}$'`),
    index('address_points_search')
      .using('gin', table.searchKey.op('gin_trgm_ops'))
      .with({ fastupdate: false }),
    // A town has thousands of houses: its first ones are found in the order of the answer.
    index('address_points_order').on(table.searchKey, table.id),
    index('address_points_postcode').on(table.postcode, table.city),
  ],
);
