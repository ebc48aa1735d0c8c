import type { caseCalls } from '@advisor/contracts/case/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { and, desc, eq, gte, inArray, lte, min } from 'drizzle-orm';
import { tasks } from '../../domain/cases/schema/case-history';
import { cases } from '../../domain/cases/schema/cases';
import { waitingTaskStates } from '../../domain/cases/task-state';
import type { Backend } from '../../platform/backend';
import { addDays, bankDay, bankInstant } from '../../platform/calendar';
import type { Database } from '../../platform/database/database';
import type { SignedInUser } from '../../platform/session/user';
import { listedFor } from '../../domain/cases/case-access';
import { listCases } from '../../domain/cases/case-list';
import { filterConditions } from './dashboard-filter';
import { nextStepsOf } from './next-steps';
import { decisionsWaitingFor } from './waiting-decisions';
import { casesToDealWith, remindersUntil } from './waiting-tasks';

type OfToday = CallResponse<typeof caseCalls.today>;
type Step = CallResponse<typeof caseCalls.nextSteps>[number];

/** Changes of one day whose steps are worked out; nobody works on more cases in a day. */
const maxChanged = 100;

const ownOpen = (user: SignedInUser) =>
  and(eq(cases.ownerId, user.id), filterConditions['my-cases']);

/** The first day by which a task of each case waits for the advisor, the longest overdue first. */
function dueCases(db: Database, user: SignedInUser, today: string) {
  const dueOn = min(tasks.dueOn);
  return db
    .select({ caseId: tasks.caseId, dueOn })
    .from(tasks)
    .innerJoin(cases, eq(cases.id, tasks.caseId))
    .where(
      and(ownOpen(user), inArray(tasks.state, [...waitingTaskStates]), lte(tasks.dueOn, today)),
    )
    .groupBy(tasks.caseId)
    .orderBy(dueOn, tasks.caseId);
}

async function changedCases(db: Database, user: SignedInUser, today: string): Promise<number[]> {
  const rows = await db
    .select({ caseId: cases.id })
    .from(cases)
    .where(and(ownOpen(user), gte(cases.lastChangedOn, bankInstant(today, 0))))
    .orderBy(desc(cases.lastChangedOn))
    .limit(maxChanged);
  return rows.map(({ caseId }) => caseId);
}

const waitsSince = (day: string, { next }: Step): boolean =>
  next?.waitsFor === 'advisor' && next.since !== undefined && bankDay(new Date(next.since)) === day;

/**
 * What waits for the user's decision or answer, and stands in no other list of theirs; then the own cases
 * with a task due today or before, those that an area names, what the user is reminded of, and those whose
 * step waits since today.
 */
export async function casesOfToday(
  backend: Backend,
  user: SignedInUser,
  pageSize: number,
): Promise<OfToday> {
  const { db, clock } = backend;
  const today = bankDay(clock.now());
  const isListed = listedFor(user, backend.config);
  const before = bankInstant(addDays(today, 1), 0);
  const own = { db, now: clock.now(), isOwn: ownOpen(user) };
  const [due, changed, decisions, toDealWith, reminders, told] = await Promise.all([
    dueCases(db, user, today),
    changedCases(db, user, today),
    decisionsWaitingFor(backend, user),
    casesToDealWith(db, user, isListed),
    remindersUntil(db, user, { before, isListed }),
    Promise.all(backend.areas.map((area) => area.today?.(own) ?? [])),
  ]);
  const reasons = told.flat();
  const dueOn = new Map(due.map((one) => [one.caseId, one.dueOn ?? undefined]));
  const reminded = new Map(reminders.map(({ caseId, taskId, note }) => [caseId, { taskId, note }]));
  const waiting = [...new Set([...decisions.map(({ caseId }) => caseId), ...toDealWith])];
  const urgent = [
    ...new Set([
      ...waiting,
      ...due.map(({ caseId }) => caseId),
      ...reasons.map(({ caseId }) => caseId),
      ...reminded.keys(),
    ]),
  ];
  const first = urgent.slice(0, pageSize);
  const steps = await nextStepsOf(backend, user, [...new Set([...first, ...changed])]);
  const stepOf = (caseId: number) => {
    const step = steps.find((one) => one.caseId === caseId);
    // Of a service request, which the steps of the application do not know.
    const decision = decisions.find((one) => one.caseId === caseId);
    return step && { ...step, ...decision };
  };
  const fresh = changed.filter((caseId) => {
    const step = stepOf(caseId);
    return step !== undefined && !urgent.includes(caseId) && waitsSince(today, step);
  });

  const caseIds = [...first, ...fresh].slice(0, pageSize);
  const { items } = await listCases(db, user, {
    where: inArray(cases.id, caseIds),
    sort: { field: 'caseId', descending: false },
    offset: 0,
    limit: pageSize,
  });
  const rows = caseIds.flatMap((caseId) => {
    const item = items.find((one) => one.caseId === caseId);
    const step = stepOf(caseId);
    if (!item || !step) return [];
    const reminder = reminded.get(caseId);
    const why = reasons
      .filter((reason) => reason.caseId === caseId)
      .map(({ section, title }) => ({ section, title }));
    return {
      ...item,
      ...step,
      dueOn: dueOn.get(caseId),
      ...(reminder && { reminder: { ...reminder, note: reminder.note ?? undefined } }),
      ...(why.length > 0 && { reasons: why }),
    };
  });
  return { rows, total: urgent.length + fresh.length };
}
