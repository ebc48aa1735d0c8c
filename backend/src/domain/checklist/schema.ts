import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { users } from '../../platform/session/schema/users';
import { salesArrangements } from '../cases/schema/sales-arrangements';

/** Documents that an arrangement needs: those derived from it as soon as they were shown, and added ones. */
export const checklistItems = pgTable(
  'checklist_items',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    salesArrangementId: integer()
      .notNull()
      .references(() => salesArrangements.id, { onDelete: 'cascade' }),
    /** What a derived document follows from; absent: an advisor added it. */
    derivedKey: text(),
    category: text().notNull(),
    name: text().notNull(),
    isMandatory: boolean().notNull(),
    state: text({ enum: ['required', 'delivered', 'checked', 'notNeeded'] }).notNull(),
    note: text(),
    /** Documents of the case that it is, in their order. */
    documentIds: integer().array().notNull().default([]),
    version: integer().notNull().default(0),
    /** When an advisor last touched it, and who. */
    changedOn: instant(),
    changedBy: integer().references(() => users.id),
  },
  (table) => [
    check(
      'checklist_items_state',
      sql`${table.state} in ('required', 'delivered', 'checked', 'notNeeded')`,
    ),
    uniqueIndex('checklist_items_derived').on(table.salesArrangementId, table.derivedKey),
    // Added once, even by two presses of the button.
    uniqueIndex('checklist_items_added')
      .on(table.salesArrangementId, table.category, table.name)
      .where(sql`${table.derivedKey} is null`),
  ],
);
