import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns';

/**
 * Who was shown which client or case, and when; only added to. A row for each quarter of an hour, so
 * that the ten calls of one screen are one access. Nothing refers to it: it outlives what it tells of.
 */
export const accessJournal = pgTable(
  'access_journal',
  {
    userId: integer().notNull(),
    /** What `subjectId` identifies: a case, a client of the register, a document to sign … */
    subject: text().notNull(),
    subjectId: text().notNull(),
    /** Beginning of the quarter of an hour. */
    slot: instant().notNull(),
    seenOn: instant().notNull(),
    /** Id of the first call. */
    operation: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.subject, table.subjectId, table.slot] }),
    index('access_journal_subject').on(table.subject, table.subjectId, table.seenOn),
    index('access_journal_seen_on').on(table.seenOn),
  ],
);
