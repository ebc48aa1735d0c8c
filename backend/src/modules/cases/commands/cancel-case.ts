import { caseState, salesArrangementState } from '@advisor/contracts/codebooks';
import { taskState } from '@advisor/contracts/codebooks/task';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { isActiveTask, tasks, timelineEvents } from '../../../domain/cases/schema/case-history';
import { cases } from '../../../domain/cases/schema/cases';
import { salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import { taskMovedBy } from '../../../domain/cases/task-moved';
import { badRequest, conflict } from '../../../platform/failure';
import type { SignedInUser } from '../../../platform/session/user';
import type { CaseRow } from '../../../domain/cases/case-access';
import { changeCase } from '../../../domain/cases/change-case';
import { disbursedState, signingState } from '../../../domain/cases/loan-application';

const { cancelled, toBeCancelled } = caseState;

type CancelledState = typeof cancelled.code | typeof toBeCancelled.code;

/** What the history says of it. */
const titles: Readonly<Record<CancelledState, string>> = {
  [cancelled.code]: 'Případ zrušen',
  [toBeCancelled.code]: 'Požádáno o zrušení případu',
};

/**
 * Cancels a case in progress: at once while the application is being prepared; once a contract is
 * being signed, the back office has to confirm it. Nobody has tasks on a cancelled case. The same
 * user asking again gets the same answer.
 *
 * @throws Failure 409 when somebody else has cancelled the case; 400 when the loan has been paid out
 */
export function cancelCase(
  db: Database,
  { id }: CaseRow,
  user: SignedInUser,
  now: Date,
): Promise<{ state: CancelledState }> {
  const change = { caseId: id, userId: user.id, now };
  return changeCase(db, change, async ({ tx, application, row, event }) => {
    if (row.state === cancelled.code || row.state === toBeCancelled.code) {
      if (await hasCancelled(tx, { id, state: row.state }, user)) return { state: row.state };
    }
    if (row.state !== caseState.inProgress.code) {
      throw conflict('Případ už je zrušený nebo se ruší.');
    }
    if (application.state === disbursedState) {
      throw badRequest('Úvěr je vyplacený, případ už nelze zrušit.');
    }
    const isInSigning = application.state === signingState;
    const state = isInSigning ? toBeCancelled.code : cancelled.code;
    await tx
      .update(cases)
      .set({ state, version: sql`${cases.version} + 1` })
      .where(eq(cases.id, id));
    if (!isInSigning) {
      await tx
        .update(salesArrangements)
        .set({ state: salesArrangementState.cancelled.code })
        .where(eq(salesArrangements.id, application.id));
      await tx
        .update(tasks)
        .set({ state: taskState.cancelled.code, ...taskMovedBy(user.id, now) })
        .where(and(eq(tasks.caseId, id), isActiveTask(tasks.state)));
    }
    await event({ kind: 'case', title: titles[state] });
    return { state };
  });
}

/** Whether it was the user who has brought the case to the state. */
async function hasCancelled(
  tx: Database,
  { id, state }: { id: number; state: CancelledState },
  user: SignedInUser,
): Promise<boolean> {
  const own = await tx.$count(
    timelineEvents,
    and(
      eq(timelineEvents.caseId, id),
      eq(timelineEvents.title, titles[state]),
      eq(timelineEvents.userId, user.id),
    ),
  );
  return own > 0;
}
