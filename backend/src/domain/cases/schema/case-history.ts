import { type Column, sql, type SQL } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { cases } from './cases';
import { instant } from '../../../platform/database/columns';
import { salesArrangements } from './sales-arrangements';
import { users } from '../../../platform/session/schema/users';

/** What happened to a case, as the history shows it. Only added to. */
export const timelineEvents = pgTable(
  'timeline_events',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    caseId: integer()
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    happenedOn: instant().notNull(),
    kind: text({
      enum: ['case', 'application', 'signing', 'drawing', 'payment', 'service', 'task'],
    }).notNull(),
    title: text().notNull(),
    description: text(),
    /** Who did it; nobody when the system did. */
    userId: integer().references(() => users.id),
  },
  (table) => [
    check(
      'timeline_events_kind',
      sql`${table.kind} in ('case', 'application', 'signing', 'drawing', 'payment', 'service', 'task')`,
    ),
    index('timeline_events_case').on(table.caseId, table.happenedOn, table.id),
  ],
);

/** Finished (4), cancelled (5) and approved (11) tasks wait for nobody. */
export const isActiveTask = (state: Column): SQL => sql`${state} not in (4, 5, 11)`;

/** Workflow tasks. */
export const tasks = pgTable(
  'tasks',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    caseId: integer()
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    typeId: smallint().notNull(),
    state: smallint().notNull(),
    createdOn: instant().notNull(),
    dueOn: date({ mode: 'string' }),
    salesArrangementId: integer().references(() => salesArrangements.id, { onDelete: 'cascade' }),
    /** Who asked for it; nobody when the workflow did. */
    createdBy: integer().references(() => users.id),
    /** Who deals with it, where that is one person: the specialist. */
    assignedTo: integer().references(() => users.id),
    /** What a consultation is about. */
    consultationTypeId: smallint(),
    /** The back office's own number of what it asks for. */
    externalId: text(),
    /** Goes up with each message and state, so that who answers another one than they saw is told. */
    revision: integer().notNull().default(1),
    /** Who brought it there, or took it; nobody when the bank itself did. */
    changedBy: integer().references(() => users.id),
    /** Absent of what has not changed since it was made. */
    changedOn: instant(),
  },
  (table) => [
    check('tasks_type', sql`${table.typeId} in (1, 2, 3, 6, 7, 11)`),
    check('tasks_state', sql`${table.state} in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13)`),
    index('tasks_active').on(table.caseId).where(isActiveTask(table.state)),
    index('tasks_case').on(table.caseId),
    // Over all cases, by their days.
    index('tasks_assigned').on(table.assignedTo, table.dueOn).where(isActiveTask(table.state)),
    index('tasks_created').on(table.createdBy, table.dueOn).where(isActiveTask(table.state)),
    index('tasks_sales_arrangement').on(table.salesArrangementId),
    // Of price exceptions (2) and handovers (7), one at a time a case.
    uniqueIndex('tasks_open_once')
      .on(table.caseId, table.typeId)
      .where(sql`${table.typeId} in (2, 7) and ${isActiveTask(table.state)}`),
  ],
);
