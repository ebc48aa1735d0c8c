import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { cases } from './schema/cases';
import { salesArrangements } from './schema/sales-arrangements';
import { isLoanApplication } from './loan-application';

/**
 * Takes the application and its case until the transaction ends. Whoever changes a case takes them in
 * this order, and what hangs on it (tasks) afterwards, so that nobody waits for the other.
 */
export async function lockCase(tx: Database, caseId: number) {
  const [application] = await tx
    .select()
    .from(salesArrangements)
    .where(isLoanApplication(caseId))
    .for('no key update');
  const [row] = await tx.select().from(cases).where(eq(cases.id, caseId)).for('no key update');
  if (application === undefined || row === undefined) {
    throw new Error('a case has no loan application');
  }
  return { application, row };
}
