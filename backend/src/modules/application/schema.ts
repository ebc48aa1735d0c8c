import type { Checklist } from '@advisor/contracts/checklist/endpoints';
import { index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { cases } from '../../domain/cases/schema/cases';
import { instant } from '../../platform/database/columns';
import { salesArrangements } from '../../domain/cases/schema/sales-arrangements';
import { users } from '../../platform/session/schema/users';

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
