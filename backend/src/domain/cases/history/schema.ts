import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns';

/**
 * What was changed about an application: its people, households, incomes, obligations, parameters.
 * Only added to. Nothing refers to it: it outlives what it tells of.
 */
export const applicationChanges = pgTable(
  'application_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    salesArrangementId: integer().notNull(),
    /** What `subjectId` identifies. */
    subject: text().notNull(),
    subjectId: integer().notNull(),
    changedOn: instant().notNull(),
    userId: integer().notNull(),
    /** The subject before and after, as JSON; personal data, encrypted. */
    sealedChange: text().notNull(),
  },
  (table) => [
    index('application_changes_arrangement').on(table.salesArrangementId, table.id),
    index('application_changes_changed_on').on(table.changedOn),
  ],
);
