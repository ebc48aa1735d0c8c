import type { CreditPolicy } from '@advisor/lending/affordability/credit-policy';
import { date, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';

/** What the bank sets for assessments, from a day on until the next version. */
export const creditPolicies = pgTable('credit_policies', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  validFrom: date({ mode: 'string' }).notNull().unique('credit_policies_valid_from'),
  policy: jsonb().$type<CreditPolicy>().notNull(),
});
