import { caseState, salesArrangementState } from '@advisor/contracts/codebooks';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { conflict } from '../../platform/failure';
import { changeableStates } from '../cases/loan-application';
import { cases } from '../cases/schema/cases';
import { salesArrangements } from '../cases/schema/sales-arrangements';

/**
 * Takes an application until the transaction ends, so that its people's data change one after another.
 * @throws Failure 409 with the reason when it was sent or closed
 */
export async function lockApplication(tx: Database, salesArrangementId: number): Promise<void> {
  const [locked] = await tx
    .select({ state: salesArrangements.state, caseState: cases.state })
    .from(salesArrangements)
    .innerJoin(cases, eq(cases.id, salesArrangements.caseId))
    .where(eq(salesArrangements.id, salesArrangementId))
    .for('no key update', { of: salesArrangements });
  const isOpen = locked?.caseState === caseState.inProgress.code;
  if (locked !== undefined && isOpen && changeableStates.has(locked.state)) return;
  throw conflict(
    isOpen && locked?.state === salesArrangementState.inApproval.code
      ? 'Žádost je odeslaná ke schválení, údaje nelze změnit.'
      : 'Žádost už byla odeslána nebo uzavřena, údaje nelze změnit.',
  );
}
