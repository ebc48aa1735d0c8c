import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
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
    index('access_journal_user').on(table.userId, table.seenOn),
    index('access_journal_seen_on').on(table.seenOn),
  ],
);

/** How many clients an employee usually looks at: one row, which the bank sets. */
export const accessRules = pgTable(
  'access_rules',
  {
    id: smallint().primaryKey().default(1),
    /** Different clients a day. */
    clientsADay: integer().notNull().default(100),
    /** Different clients between the hours of a night. */
    clientsANight: integer().notNull().default(10),
    /** Hours of Prague; a night may go over midnight. */
    nightFrom: smallint().notNull().default(22),
    nightTo: smallint().notNull().default(5),
  },
  (table) => [
    check('access_rules_one', sql`${table.id} = 1`),
    check('access_rules_counts', sql`${table.clientsADay} > 0 and ${table.clientsANight} > 0`),
    check(
      'access_rules_hours',
      sql`${table.nightFrom} between 0 and 23 and ${table.nightTo} between 0 and 23`,
    ),
  ],
);
