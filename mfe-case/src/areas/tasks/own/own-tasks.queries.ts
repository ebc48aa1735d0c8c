import type { CallResponse } from '@advisor/api-client/call';
import { operationQuery } from '@advisor/api-client/operation-query';
import { taskCalls } from '@advisor/contracts/tasks/calls';
import { ownTasksInput, type OwnTasksView } from './own-tasks-view';

export type OwnTask = CallResponse<typeof taskCalls.mine>['rows'][number];

/** Open tasks of all cases, by their days. A screen that is left open reads them by itself. */
export const ownTasksQuery = (view: OwnTasksView) =>
  operationQuery(taskCalls.mine, { query: ownTasksInput(view) }, { background: 'again' });

/** Whose task has moved is told, and reads them again. */
export const ownTasksReaders = [taskCalls.mine.id];
