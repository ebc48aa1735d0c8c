import { taskState } from '@advisor/contracts/codebooks/task';
import type { TaskKind } from '../../../domain/cases/task-kind';
import { isRequestedTask, mayTakeBack } from '../../../domain/cases/task-state';
import type { Database } from '../../../platform/database/database';
import { conflict, forbidden } from '../../../platform/failure';
import { changeTask, otherSide, setState, type TaskChange } from './task-change';

/** @throws Failure 409 for what the workflow asked for, 403 for what somebody else did */
export function cancelTask(db: Database, change: TaskChange): Promise<void> {
  return changeTask(
    db,
    change,
    async (locked) => {
      const { task, row, user, kinds } = locked;
      if (!isRequestedTask(task)) {
        throw conflict('Tento úkol zadal procesní systém, nelze ho zrušit.');
      }
      if (!mayTakeBack(task, row, user)) {
        throw forbidden('Úkol může vzít zpět jen ten, kdo ho zadal, nebo poradce případu.');
      }
      await setState(locked, taskState.cancelled);
      await locked.event({
        kind: 'task',
        title: withdrawnTitle(kinds.of(task.typeId)),
        tells: otherSide(locked),
      });
    },
    ({ task, row, user }) =>
      task.state === taskState.cancelled.code &&
      isRequestedTask(task) &&
      mayTakeBack(task, row, user),
  );
}

/** @throws Error for what cannot be taken back */
function withdrawnTitle({ typeId, events: { withdrawn } }: TaskKind): string {
  if (withdrawn === undefined) throw new Error(`nobody takes back tasks of type ${typeId}`);
  return withdrawn;
}
