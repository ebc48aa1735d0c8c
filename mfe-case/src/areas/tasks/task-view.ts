import { taskType } from '@advisor/contracts/codebooks/task';
import { parseIdentifier } from '@advisor/shell/route-identifiers';
import type { ListedTask } from '../../task/task.queries';

export const taskSorts = ['turn', 'due', 'newest'] as const;
export type TaskSort = (typeof taskSorts)[number];

/** What may be asked for, each by a form of its own. */
export const newTasks = ['consultation', 'price-exception', 'hand-over'] as const;
export type NewTaskKind = (typeof newTasks)[number];

/** What of the tasks is shown; all of it stands in the address. */
export interface TaskView {
  isAll: boolean;
  taskTypeId: number | undefined;
  sort: TaskSort;
  /** The task that is open beside the list, or the one that is being asked for. */
  opened: number | NewTaskKind | undefined;
}

/** Reads the view; nonsense is left out. */
export function readTaskView(search: URLSearchParams): TaskView {
  const task = search.get('task');
  return {
    isAll: search.get('show') === 'all',
    taskTypeId: parseIdentifier(search.get('type')),
    sort: taskSorts.find((sort) => sort === search.get('sort')) ?? 'turn',
    opened: newTasks.find((kind) => kind === task) ?? parseIdentifier(task),
  };
}

/** A day that is not set comes after each that is. */
const never = '9999-12-31';

const compare: Record<TaskSort, (one: ListedTask, other: ListedTask) => number> = {
  // As the server orders them.
  turn: () => 0,
  due: ({ dueOn: one = never }, { dueOn: other = never }) => one.localeCompare(other),
  newest: (one, other) => other.createdOn.localeCompare(one.createdOn),
};

/** The tasks of a view, in its order. */
export const shownTasks = (
  tasks: readonly ListedTask[],
  { isAll, taskTypeId, sort }: TaskView,
): ListedTask[] =>
  tasks
    .filter(({ isOpen }) => isAll || isOpen)
    .filter((task) => taskTypeId === undefined || task.taskTypeId === taskTypeId)
    .toSorted(compare[sort]);

export type TaskAction = 'answer' | 'sign' | 'read' | 'decide' | 'takeOver' | 'take';

const ofAdvisor: Partial<Record<number, TaskAction>> = {
  [taskType.signing.code]: 'sign',
  [taskType.information.code]: 'read',
};
const ofSpecialist: Partial<Record<number, TaskAction>> = {
  [taskType.priceException.code]: 'decide',
  [taskType.specialist.code]: 'takeOver',
};

/** What the user is to do with a task; nothing while it is somebody else's turn. */
export function actionOf(task: ListedTask): TaskAction | undefined {
  const { isWaitingForCaller, isWaitingForAdvisor, taskTypeId } = task;
  if (task.canBeTaken && task.assignedToId === undefined) return 'take';
  if (!isWaitingForCaller) return undefined;
  return (isWaitingForAdvisor ? ofAdvisor : ofSpecialist)[taskTypeId] ?? 'answer';
}
