import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { conflict } from '../../platform/failure';
import type { ArrangementRow } from './arrangement-access';
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

/**
 * Takes an arrangement, and then what `lockCase` takes: whoever changes a service request has it before
 * its case.
 * @throws Failure 409 when it is gone
 */
export async function lockArrangement(
  tx: Database,
  { id, caseId }: Pick<ArrangementRow, 'id' | 'caseId'>,
) {
  const [arrangement] = await tx
    .select()
    .from(salesArrangements)
    .where(eq(salesArrangements.id, id))
    .for('no key update');
  if (arrangement === undefined) throw conflict();
  const { row } = await lockCase(tx, caseId);
  return { arrangement, row };
}
