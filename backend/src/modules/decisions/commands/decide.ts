import {
  caseState,
  salesArrangementState,
  salesArrangementType,
} from '@advisor/contracts/codebooks';
import { taskState } from '@advisor/contracts/codebooks/task';
import type { decisionCalls } from '@advisor/contracts/decision/calls';
import { and, eq, sql } from 'drizzle-orm';
import {
  deciderLock,
  decisionLock,
  decisionTitles,
  readDecisions,
} from '../../../domain/assessment/decisions';
import { readAssessmentFacts } from '../../../domain/assessment/assessments';
import { applicationDecisions } from '../../../domain/assessment/schema';
import type { ArrangementRow } from '../../../domain/cases/arrangement-access';
import { tellBackOffice } from '../../../domain/cases/back-office-notice';
import { changeCase } from '../../../domain/cases/change-case';
import { isActiveTask, tasks } from '../../../domain/cases/schema/case-history';
import { cases } from '../../../domain/cases/schema/cases';
import { salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import { taskMovedBy } from '../../../domain/cases/task-moved';
import { missingForApproval } from '../../../domain/flow/approving';
import { readFactsOf } from '../../../domain/flow/read-facts';
import type { RateBook } from '../../../domain/offers/rate-book';
import type { Database } from '../../../platform/database/database';
import { badRequest, conflict, forbidden } from '../../../platform/failure';
import type { Call } from '../../../platform/http/contract-routes';
import type { Sealer } from '../../../platform/personal-data/sealer';
import type { SignedInUser } from '../../../platform/session/user';
import { decided } from '../notifications';
import { refuseWithout } from '../refuse-without';

interface Systems {
  rates: RateBook;
  sealer: Pick<Sealer, 'open'>;
}

interface Deciding {
  arrangement: ArrangementRow;
  user: SignedInUser;
  now: Date;
}

type Decision = Call<typeof decisionCalls.decide>['body'];

const stateAfter: Record<Decision['kind'], number> = {
  approved: salesArrangementState.inSigning.code,
  refused: salesArrangementState.cancelled.code,
  returned: salesArrangementState.inProgress.code,
};

/**
 * Decides what was sent. The same decision of the same specialist again does nothing.
 * @throws Failure 403 for who may not decide it, 409 when it does not wait for a decision, 400 for
 * registers of anything but a refusal, and with 90027 for approving what was not assessed or whose offer
 * has ended
 */
export async function decideArrangement(
  db: Database,
  { rates, sealer }: Systems,
  { arrangement: { id }, user, now }: Deciding,
  { kind, reason, registers = [] }: Decision,
): Promise<void> {
  if (kind !== 'refused' && registers.length > 0) {
    throw badRequest('Registry uveďte jen u zamítnutí.', { field: 'registers' });
  }
  const change = { salesArrangementId: id, userId: user.id, now };
  await changeCase(db, change, async ({ tx, arrangement, row, event }) => {
    const history = await readDecisions(tx, id);
    const own = await deciderLock(tx, { arrangement, row, history, user });
    if (own !== undefined) throw forbidden(own);
    const lock = decisionLock(arrangement.state);
    if (lock !== undefined) {
      const last = history.at(-1);
      if (last?.kind === kind && last.userId === user.id && last.reason === reason) return;
      throw conflict(lock);
    }
    if (kind === 'approved') {
      const facts = await readFactsOf(tx, rates, { arrangement, row }, now);
      const assessment = await readAssessmentFacts(tx, { rates, sealer, now }, arrangement);
      refuseWithout(missingForApproval({ ...facts, assessment }));
    }
    await tx
      .update(salesArrangements)
      .set({ state: stateAfter[kind] })
      .where(eq(salesArrangements.id, id));
    const [made] = await tx
      .insert(applicationDecisions)
      .values({
        salesArrangementId: id,
        kind,
        reason,
        registers: [...new Set(registers)],
        userId: user.id,
        happenedOn: now,
      })
      .returning({ decisionId: applicationDecisions.id });
    const isLoan = arrangement.typeId === salesArrangementType.loanApplication.code;
    if (kind === 'approved' && isLoan && made !== undefined) {
      await tellBackOffice(tx, { kind, caseId: row.id, salesArrangementId: id, ...made }, now);
    }
    if (kind === 'refused' && isLoan) await endCase(tx, row.id, user.id, now);
    await event({
      kind: isLoan ? 'application' : 'service',
      title: decisionTitles[kind],
      description: reason,
      tells: { kind: decided },
    });
  });
}

/** A case whose application was refused is nobody's work any more. */
async function endCase(tx: Database, caseId: number, by: number, now: Date): Promise<void> {
  await tx
    .update(cases)
    .set({ state: caseState.cancelled.code, version: sql`${cases.version} + 1` })
    .where(eq(cases.id, caseId));
  await tx
    .update(tasks)
    .set({ state: taskState.cancelled.code, ...taskMovedBy(by, now) })
    .where(and(eq(tasks.caseId, caseId), isActiveTask(tasks.state)));
}
