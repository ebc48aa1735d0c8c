import { taskType } from '@advisor/contracts/codebooks/task';
import type { OwnTask } from '../own-tasks.queries';

/** What can be done with several tasks at once: whatever needs no words of each. */
export const severalActions = ['note', 'take', 'giveBack', 'remind'] as const;
export type SeveralAction = (typeof severalActions)[number];

const fits: Record<SeveralAction, (task: OwnTask) => boolean> = {
  note: ({ taskTypeId, canBeFinished }) =>
    taskTypeId === taskType.information.code && canBeFinished,
  // A colleague's is taken one by one, after a question.
  take: ({ canBeTaken, assignedToId }) => canBeTaken && assignedToId === undefined,
  giveBack: ({ canBeGivenBack }) => canBeGivenBack,
  remind: ({ isOpen }) => isOpen,
};

/** Those of the tasks with which it can be done. */
export const tasksFor = (action: SeveralAction, tasks: readonly OwnTask[]): OwnTask[] =>
  tasks.filter(fits[action]);
