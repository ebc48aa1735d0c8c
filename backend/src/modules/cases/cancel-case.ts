import { caseState, salesArrangementState } from '@advisor/contracts/codebooks';
import { taskState } from '@advisor/contracts/codebooks/task';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { isActiveTask, tasks, timelineEvents } from '../../domain/cases/schema/case-history';
import { cases } from '../../domain/cases/schema/cases';
import { salesArrangements } from '../../domain/cases/schema/sales-arrangements';
import { badRequest, conflict } from '../../platform/failure';
import type { SignedInUser } from '../../platform/session/user';
import type { CaseRow } from '../../domain/cases/case-access';
import {
  disbursedState,
  loanApplicationOf,
  signingState,
} from '../../domain/cases/loan-application';
import { lastChange } from '../../domain/cases/timeline';

type CancelledState = typeof caseState.cancelled.code | typeof caseState.toBeCancelled.code;

/**
 * Cancels a case in progress: at once while the application is being prepared; once a contract is
 * being signed, the back office has to confirm it. Nobody has tasks on a cancelled case.
 *
 * @throws Failure 409 when somebody has cancelled or changed the case meanwhile; 400 when the loan
 * has been paid out
 */
export async function cancelCase(
  db: Database,
  row: CaseRow,
  user: SignedInUser,
  now: Date,
): Promise<{ state: CancelledState }> {
  if (row.state !== caseState.inProgress.code) {
    throw conflict('Případ už je zrušený nebo se ruší.');
  }
  const application = await loanApplicationOf(db, row.id);
  if (application.state === disbursedState) {
    throw badRequest('Úvěr je vyplacený, případ už nelze zrušit.');
  }
  const isInSigning = application.state === signingState;
  const state = isInSigning ? caseState.toBeCancelled.code : caseState.cancelled.code;
  await db.transaction(async (tx) => {
    // Whoever changes both takes the application first, so that nobody waits for the other.
    await tx
      .select({ id: salesArrangements.id })
      .from(salesArrangements)
      .where(eq(salesArrangements.id, application.id))
      .for('update');
    const changed = await tx
      .update(cases)
      .set({ state, lastChangedOn: lastChange(now), version: sql`${cases.version} + 1` })
      .where(and(eq(cases.id, row.id), eq(cases.version, row.version)))
      .returning({ id: cases.id });
    if (changed.length === 0) throw conflict();
    if (!isInSigning) {
      await tx
        .update(salesArrangements)
        .set({ state: salesArrangementState.cancelled.code })
        .where(eq(salesArrangements.id, application.id));
      await tx
        .update(tasks)
        .set({ state: taskState.cancelled.code })
        .where(and(eq(tasks.caseId, row.id), isActiveTask(tasks.state)));
    }
    await tx.insert(timelineEvents).values({
      caseId: row.id,
      happenedOn: now,
      kind: 'case',
      title: isInSigning ? 'Požádáno o zrušení případu' : 'Případ zrušen',
      userId: user.id,
    });
  });
  return { state };
}
