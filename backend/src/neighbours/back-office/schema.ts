import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';

/** What the back office of the demonstration has been told; nothing of what was written. */
export const referenceNotices = pgTable(
  'reference_notices',
  {
    noticeId: text().primaryKey(),
    caseId: integer().notNull(),
    kind: text({ enum: ['sent', 'approved', 'answered'] }).notNull(),
    salesArrangementId: integer(),
    requestId: text(),
    /** Of an answer. */
    hasDocuments: boolean().notNull(),
    receivedOn: instant().notNull(),
  },
  (table) => [index('reference_notices_case').on(table.caseId)],
);
