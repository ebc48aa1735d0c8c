import type { caseCalls } from '@advisor/contracts/case/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { and, inArray } from 'drizzle-orm';
import { tasks } from '../../domain/cases/schema/case-history';
import { waitingTaskStates } from '../../domain/cases/task-state';
import type { Database } from '../../platform/database/database';

type WaitingTask = NonNullable<CallResponse<typeof caseCalls.nextSteps>[number]['task']>;

/** Of each of the cases the task that waits for the advisor, the one that is due first. */
export async function waitingTasks(
  db: Database,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, WaitingTask>> {
  const rows = await db
    .selectDistinctOn([tasks.caseId], {
      caseId: tasks.caseId,
      taskId: tasks.id,
      typeId: tasks.typeId,
      dueOn: tasks.dueOn,
    })
    .from(tasks)
    .where(and(inArray(tasks.caseId, [...caseIds]), inArray(tasks.state, [...waitingTaskStates])))
    .orderBy(tasks.caseId, tasks.dueOn, tasks.id);
  return new Map(
    rows.map(({ caseId, taskId, typeId, dueOn }) => [
      caseId,
      { taskId, taskTypeId: typeId as WaitingTask['taskTypeId'], dueOn: dueOn ?? undefined },
    ]),
  );
}
