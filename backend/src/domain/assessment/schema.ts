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

/** Assessments that were finished, for ever. Only added to. */
export const assessments = pgTable(
  'assessments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    salesArrangementId: integer()
      .notNull()
      .references(() => salesArrangements.id, { onDelete: 'cascade' }),
    /** Of the job that made it: done again it adds nothing. */
    jobId: integer().notNull().unique('assessments_job'),
    assessedOn: instant().notNull(),
    askedBy: integer()
      .notNull()
      .references(() => users.id),
    policyVersion: integer().notNull(),
    /** Inputs and result as JSON; personal data, encrypted. */
    sealedAssessment: text().notNull(),
  },
  (table) => [index('assessments_arrangement').on(table.salesArrangementId, table.id)],
);

/** The job that assesses an application now, or has done so last. */
export const assessmentRequests = pgTable('assessment_requests', {
  salesArrangementId: integer()
    .primaryKey()
    .references(() => salesArrangements.id, { onDelete: 'cascade' }),
  jobId: integer().notNull(),
  askedBy: integer()
    .notNull()
    .references(() => users.id),
});
