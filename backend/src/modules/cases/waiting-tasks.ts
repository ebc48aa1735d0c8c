import type { caseCalls } from '@advisor/contracts/case/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { and, desc, eq, inArray, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { isActiveTask, tasks } from '../../domain/cases/schema/case-history';
import { cases } from '../../domain/cases/schema/cases';
import { taskReminders } from '../../domain/cases/schema/task-details';
import { waitingTaskStates } from '../../domain/cases/task-state';
import type { Database } from '../../platform/database/database';
import type { SignedInUser } from '../../platform/session/user';

/** Open, in the turn of whoever it is assigned to: the user. */
const isToDealWith = (userId: number) =>
  and(
    eq(tasks.assignedTo, userId),
    isActiveTask(tasks.state),
    notInArray(tasks.state, [...waitingTaskStates]),
  );

type WaitingTask = NonNullable<CallResponse<typeof caseCalls.nextSteps>[number]['task']>;

/** Of each of the cases the task that waits for the user who deals with it, else for the advisor; the one that is due first. */
export async function waitingTasks(
  db: Database,
  { id }: Pick<SignedInUser, 'id'>,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, WaitingTask>> {
  const isForCaller = sql<boolean>`coalesce(${isToDealWith(id)}, false)`;
  const rows = await db
    .selectDistinctOn([tasks.caseId], {
      caseId: tasks.caseId,
      taskId: tasks.id,
      typeId: tasks.typeId,
      dueOn: tasks.dueOn,
      isForCaller,
    })
    .from(tasks)
    .where(
      and(
        inArray(tasks.caseId, [...caseIds]),
        or(inArray(tasks.state, [...waitingTaskStates]), isToDealWith(id)),
      ),
    )
    .orderBy(tasks.caseId, desc(isForCaller), tasks.dueOn, tasks.id);
  return new Map(
    rows.map(({ caseId, taskId, typeId, dueOn, isForCaller: isOwn }) => [
      caseId,
      {
        taskId,
        taskTypeId: typeId as WaitingTask['taskTypeId'],
        dueOn: dueOn ?? undefined,
        ...(isOwn && { isForCaller: true }),
      },
    ]),
  );
}

/** Cases with a task that waits for the user who deals with it, the first day first. */
export async function casesToDealWith(
  db: Database,
  { id }: Pick<SignedInUser, 'id'>,
  isListed: SQL | undefined,
): Promise<number[]> {
  const rows = await db
    .select({ caseId: tasks.caseId })
    .from(tasks)
    .innerJoin(cases, eq(cases.id, tasks.caseId))
    .where(and(isToDealWith(id), isListed))
    .groupBy(tasks.caseId)
    .orderBy(sql`min(${tasks.dueOn}) asc nulls last`, tasks.caseId);
  return rows.map(({ caseId }) => caseId);
}

/** What the user wants to be reminded of until the end of the day, the first of each case. */
export const remindersUntil = (
  db: Database,
  { id }: Pick<SignedInUser, 'id'>,
  { before, isListed }: { before: Date; isListed: SQL | undefined },
) =>
  db
    .selectDistinctOn([tasks.caseId], {
      caseId: tasks.caseId,
      taskId: tasks.id,
      note: taskReminders.note,
    })
    .from(taskReminders)
    .innerJoin(tasks, eq(tasks.id, taskReminders.taskId))
    .innerJoin(cases, eq(cases.id, tasks.caseId))
    .where(
      and(
        eq(taskReminders.userId, id),
        lt(taskReminders.remindOn, before),
        isActiveTask(tasks.state),
        isListed,
      ),
    )
    .orderBy(tasks.caseId, taskReminders.remindOn);
