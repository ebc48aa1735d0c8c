import type { caseCalls } from '@advisor/contracts/case/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { and, inArray } from 'drizzle-orm';
import { readNextStep } from '../../domain/assessment/next-step';
import { visibleTo } from '../../domain/cases/case-access';
import { isLoanApplication } from '../../domain/cases/loan-application';
import { cases } from '../../domain/cases/schema/cases';
import { salesArrangements } from '../../domain/cases/schema/sales-arrangements';
import { visibleFacts } from '../../domain/flow/facts';
import { readFlowFacts } from '../../domain/flow/read-facts';
import type { Backend } from '../../platform/backend';
import type { SignedInUser } from '../../platform/session/user';
import { decisionsWaitingFor } from './waiting-decisions';
import { waitingTasks } from './waiting-tasks';

/**
 * What each of the cases waits for, by statements for all of them but those that are prepared, whose
 * assessment is read. A call of its own: the list is there as soon as it is found, however much its
 * next steps follow from.
 */
export async function nextStepsOf(
  backend: Backend,
  user: SignedInUser,
  caseIds: readonly number[],
): Promise<CallResponse<typeof caseCalls.nextSteps>> {
  const { db, rates, clock, clientSealer: sealer } = backend;
  const subjects = await db
    .select({ row: cases, arrangement: salesArrangements })
    .from(cases)
    .innerJoin(salesArrangements, isLoanApplication(cases.id))
    .where(and(inArray(cases.id, [...caseIds]), visibleTo(user)));
  const now = clock.now();
  const [facts, tasks] = await Promise.all([
    readFlowFacts(db, rates, subjects, now),
    waitingTasks(
      db,
      user,
      subjects.map(({ row }) => row.id),
    ),
  ]);
  const steps = await Promise.all(
    facts.map(async (one, place) => {
      const { row, arrangement } = subjects[place]!;
      const visible = visibleFacts(one, user);
      const next = await readNextStep(db, { rates, sealer, now }, arrangement, visible);
      const task = tasks.get(row.id);
      return { caseId: row.id, salesArrangementId: arrangement.id, next, task };
    }),
  );
  return withOwnDecisions(backend, user, steps);
}

type Steps = CallResponse<typeof caseCalls.nextSteps>;

/** What others wait for as the bank's decision is the specialist's own work. */
async function withOwnDecisions(
  backend: Backend,
  user: SignedInUser,
  steps: Steps,
): Promise<Steps> {
  const decided = steps.filter(({ next }) => next?.action === 'decide').map(({ caseId }) => caseId);
  if (decided.length === 0) return steps;
  const own = await decisionsWaitingFor(backend, user, decided);
  return steps.map((step) => {
    const decision = own.find(({ caseId }) => caseId === step.caseId);
    return decision === undefined ? step : { ...step, ...decision };
  });
}
