import { defaultPageSize } from '@advisor/contracts/case/dashboard-options';
import { taskType } from '@advisor/contracts/codebooks/task';
import type { taskCalls } from '@advisor/contracts/tasks/calls';
import { ownTaskLists, ownTaskSorts } from '@advisor/contracts/tasks/own-tasks';
import type { CallInput } from '@advisor/api-client/call';
import { parseIdentifier } from '@advisor/shell/route-identifiers';

type OwnTasksInput = CallInput<typeof taskCalls.mine>['query'];

const types = Object.values(taskType).map(({ code }) => code);

/** What of the user's tasks is shown; all of it stands in the address. */
export interface OwnTasksView {
  list: (typeof ownTaskLists)[number];
  taskTypeId: (typeof types)[number] | undefined;
  isOverdue: boolean;
  /** Of the team: only those that nobody deals with. */
  isFree: boolean;
  sort: (typeof ownTaskSorts)[number];
  /** From 1. */
  page: number;
}

/** Reads the view; nonsense is left out. */
export function readOwnTasksView(search: URLSearchParams): OwnTasksView {
  const type = parseIdentifier(search.get('type'));
  return {
    list: ownTaskLists.find((list) => list === search.get('list')) ?? 'waitingForMe',
    taskTypeId: types.find((code) => code === type),
    isOverdue: search.get('overdue') === 'true',
    isFree: search.get('free') === 'true',
    sort: ownTaskSorts.find((sort) => sort === search.get('sort')) ?? 'due',
    page: parseIdentifier(search.get('page')) ?? 1,
  };
}

/** The same as the call asks for it. */
export const ownTasksInput = ({
  list,
  taskTypeId,
  isOverdue,
  isFree,
  sort,
  page,
}: OwnTasksView): OwnTasksInput => ({
  list,
  ...(taskTypeId !== undefined && { taskTypeId }),
  ...(isOverdue && { isOverdue: 'true' }),
  ...(isFree && list === 'ofTeam' && { isFree: 'true' }),
  ...(sort !== 'due' && { sort }),
  offset: (page - 1) * defaultPageSize,
});
