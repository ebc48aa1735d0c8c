import { codeName } from '@advisor/contracts/code-name';
import { taskType } from '@advisor/contracts/codebooks/task';
import type { taskCalls } from '@advisor/contracts/tasks/calls';
import { eq } from 'drizzle-orm';
import { tasks } from '../../../domain/cases/schema/case-history';
import { takenRefusal } from '../../../domain/cases/task-refusal';
import { countFreeFor, mayTake, membersFor, tellTeam } from '../../../domain/cases/task-team';
import { tellTogether } from '../../../domain/notifications/tell-together';
import type { Database } from '../../../platform/database/database';
import { conflict, forbidden } from '../../../platform/failure';
import type { Call } from '../../../platform/http/contract-routes';
import { taskMoved, taskOfTeam } from '../notifications';
import { changeTask, type LockedTask, type TaskChange } from './task-change';

/** Who deals with a task of a team: one of it takes it, and gives it back. The same call again does nothing. */
export function assignTask(
  db: Database,
  change: TaskChange,
  { isMine, from }: Call<typeof taskCalls.assign>['body'],
): Promise<void> {
  return changeTask(db, change, (locked) => (isMine ? take(locked, from) : giveBack(locked)));
}

/** @throws Failure 403 for whom it is not for, 409 with who has it */
async function take(locked: LockedTask, from: number | undefined): Promise<void> {
  const { tx, task, row, user } = locked;
  if (task.assignedTo === user.id) return;
  const members = await membersFor(tx, task);
  const isMember = members.some(({ id }) => id === user.id);
  if (!mayTake(task, row, { id: user.id, isMember })) {
    throw forbidden('Úkol může převzít jen kolega z týmu, který ho řeší.');
  }
  const isFree = task.assignedTo === null || task.assignedTo === from;
  if (!isFree) throw conflict(await takenRefusal(tx, task));
  const former = task.assignedTo;
  await assign(locked, user.id);
  await tellTeam(tx, members);
  await locked.event({
    kind: 'task',
    title: 'Úkol převzat v týmu',
    description: `${nameOf(locked)}.`,
    tells: former === null ? undefined : { kind: taskMoved, userId: former, taskId: task.id },
  });
}

/** @throws Failure 409 with who has it, or when there is nobody else to take it */
async function giveBack(locked: LockedTask): Promise<void> {
  const { tx, task, row, user, now } = locked;
  if (task.assignedTo === null) return;
  if (task.assignedTo !== user.id) throw conflict(await takenRefusal(tx, task));
  const members = await membersFor(tx, task);
  const others = members.filter(({ id }) => id !== user.id && id !== row.ownerId);
  if (others.length === 0) throw conflict('V týmu není nikdo, kdo by úkol převzal.');
  await assign(locked, null);
  await tellTeam(tx, members);
  await locked.event({
    kind: 'task',
    title: 'Úkol vrácen týmu',
    description: `${nameOf(locked)}.`,
  });
  const title = `Úkol týmu čeká na převzetí: ${nameOf(locked)}`;
  for (const { id } of others) {
    const told = { kind: taskOfTeam, userId: id, by: user.id, title };
    const several = `Úkoly týmu čekají na převzetí: ${await countFreeFor(tx, id)}`;
    await tellTogether(tx, { ...told, caseId: row.id, taskId: task.id, now }, several);
  }
}

const assign = ({ tx, task }: LockedTask, assignedTo: number | null) =>
  tx.update(tasks).set({ assignedTo }).where(eq(tasks.id, task.id));

const nameOf = ({ task }: LockedTask) => codeName(taskType, task.typeId);
