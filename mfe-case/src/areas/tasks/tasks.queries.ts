import { operationQuery } from '@advisor/api-client/operation-query';
import { caseCalls } from '@advisor/contracts/case/calls';
import { taskCalls } from '@advisor/contracts/tasks/calls';
import { useLiveCase } from '@advisor/shell/live';
import { queriesOf } from '@advisor/shell/queries-of';
import { useQueryClient } from '@tanstack/react-query';

/** Those that wait for the user first. A screen that is left open reads them by itself. */
export const tasksQuery = (caseId: number) =>
  operationQuery(taskCalls.list, { params: { caseId } }, { background: 'again' });

export const consultationTypesQuery = (caseId: number) =>
  operationQuery(taskCalls.consultationTypes, { params: { caseId } });

const isOfTasks = queriesOf(['task', caseCalls.menuFlags.id]);

/** Reads the tasks anew when somebody else has changed one: what is typed in an answer stays. */
export function useLiveTasks(caseId: number): void {
  const queryClient = useQueryClient();
  useLiveCase(caseId, (message) => {
    const isMeant = message === undefined || message.changes.includes('task');
    if (isMeant) void queryClient.invalidateQueries({ predicate: isOfTasks });
  });
}
