import type { TaskDetail } from '@advisor/contracts/tasks/endpoints';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { caseDocuments } from '../../case-documents/schema';
import { tasks } from './case-history';
import { instant } from '../../../platform/database/columns';
import { users } from '../../../platform/session/schema/users';

/** The conversation about a task. Only added to. */
export const taskMessages = pgTable(
  'task_messages',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    taskId: integer()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    writtenOn: instant().notNull(),
    /** Nobody when the back office wrote it. */
    userId: integer().references(() => users.id),
    /** The back office's own number of what it wrote. */
    externalId: text(),
    /** Whether it came from the side that asked, not from the one that deals with the task. */
    isFromAdvisor: boolean().notNull(),
    text: text().notNull(),
  },
  (table) => [index('task_messages_task').on(table.taskId, table.id)],
);

/** Documents of the case that went with a message, in the order in which they were named. */
export const taskMessageDocuments = pgTable(
  'task_message_documents',
  {
    messageId: integer()
      .notNull()
      .references(() => taskMessages.id, { onDelete: 'cascade' }),
    documentId: integer()
      .notNull()
      .references(() => caseDocuments.id),
    ordinal: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.documentId] }),
    index('task_message_documents_document').on(table.documentId),
  ],
);

type Fees = NonNullable<TaskDetail['priceException']>['fees'];

/** What a price exception asks for, and how it was decided. */
export const priceExceptions = pgTable(
  'price_exceptions',
  {
    taskId: integer()
      .primaryKey()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    /** Percentage points off the rate. */
    interestRateDiscount: numeric({ precision: 5, scale: 2, mode: 'number' }),
    fees: jsonb().$type<Fees>().notNull(),
    isApproved: boolean(),
    decidedOn: instant(),
    /** Last day on which the approved one holds. */
    validTo: date({ mode: 'string' }),
  },
  (table) => [
    check('price_exceptions_discount', sql`${table.interestRateDiscount} > 0`),
    check(
      'price_exceptions_decision',
      sql`(${table.isApproved} is null) = (${table.decidedOn} is null)
        and (${table.isApproved} is true) = (${table.validTo} is not null)`,
    ),
  ],
);

/** What somebody wants to be reminded of about a task: theirs alone, one for each task. */
export const taskReminders = pgTable(
  'task_reminders',
  {
    taskId: integer()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    remindOn: instant().notNull(),
    note: text(),
    /** When the user was reminded; absent before. */
    toldOn: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.taskId] }),
    index('task_reminders_task').on(table.taskId),
    index('task_reminders_on').on(table.userId, table.remindOn),
  ],
);
