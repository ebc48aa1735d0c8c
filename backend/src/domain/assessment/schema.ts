import type { CreditRegister } from '@advisor/contracts/decision/codes';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { users } from '../../platform/session/schema/users';
import { salesArrangements } from '../cases/schema/sales-arrangements';

/** Sent, handed back, decided: the way of an application through the bank. Only added to. */
export const applicationDecisions = pgTable(
  'application_decisions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    salesArrangementId: integer()
      .notNull()
      .references(() => salesArrangements.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['sent', 'approved', 'refused', 'returned'] }).notNull(),
    happenedOn: instant().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    /** Of whoever decided. */
    reason: text(),
    /** Those that a refusal follows from. */
    registers: jsonb().$type<CreditRegister[]>().notNull().default([]),
  },
  (table) => [
    check(
      'application_decisions_kind',
      sql`${table.kind} in ('sent', 'approved', 'refused', 'returned')`,
    ),
    check(
      'application_decisions_reason',
      sql`(${table.kind} = 'sent') = (${table.reason} is null)`,
    ),
    index('application_decisions_arrangement').on(table.salesArrangementId, table.id),
  ],
);
