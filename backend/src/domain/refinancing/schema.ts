import type { RepaymentPolicy } from '@advisor/lending/repayment-quote';
import { date, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';

/** What the bank sets for early repayments, from a day on until the next version. */
export const repaymentPolicies = pgTable('repayment_policies', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  validFrom: date({ mode: 'string' }).notNull().unique('repayment_policies_valid_from'),
  policy: jsonb().$type<RepaymentPolicy>().notNull(),
});
