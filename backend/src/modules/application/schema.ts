import type { Checklist } from '@advisor/contracts/checklist/endpoints';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { cases } from '../../domain/cases/schema/cases';
import { instant } from '../../platform/database/columns';
import { salesArrangements } from '../../domain/cases/schema/sales-arrangements';
import { users } from '../../platform/session/schema/users';

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

/** Checklists as they were when somebody kept them. Only added to. */
export const checklistSnapshots = pgTable(
  'checklist_snapshots',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    caseId: integer()
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    salesArrangementId: integer()
      .notNull()
      .references(() => salesArrangements.id, { onDelete: 'cascade' }),
    createdOn: instant().notNull(),
    createdBy: integer()
      .notNull()
      .references(() => users.id),
    checklist: jsonb().$type<Checklist>().notNull(),
  },
  (table) => [
    index('checklist_snapshots_case').on(table.caseId, table.id),
    index('checklist_snapshots_sales_arrangement').on(table.salesArrangementId),
  ],
);
