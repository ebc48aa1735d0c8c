import { and, desc, eq } from 'drizzle-orm';
import { type CaseChange, changeCase } from '../../../domain/cases/change-case';
import { tasks } from '../../../domain/cases/schema/case-history';
import { taskMessages } from '../../../domain/cases/schema/task-details';
import type { TaskKinds } from '../../../domain/cases/task-kind';
import { taskMovedBy } from '../../../domain/cases/task-moved';
import { answeredRefusal, closedRefusal, takenRefusal } from '../../../domain/cases/task-refusal';
import { isOpenTask } from '../../../domain/cases/task-state';
import { membersFor } from '../../../domain/cases/task-team';
import type { Database } from '../../../platform/database/database';
import { conflict, notFound } from '../../../platform/failure';
import type { SignedInUser } from '../../../platform/session/user';
import { taskMoved } from '../notifications';
import { type Attachments, hasAttachments, noAttachments } from '../tasks/attachments';
import { addMessage } from './add-message';

type TaskRow = typeof tasks.$inferSelect;

export interface TaskChange {
  caseId: number;
  taskId: number;
  user: SignedInUser;
  now: Date;
  kinds: TaskKinds;
}

export interface LockedTask extends CaseChange {
  task: TaskRow;
  user: SignedInUser;
  kinds: TaskKinds;
}

/**
 * One change of an open task at a time.
 * @param isDone whether it was this change that has closed the task: then the call has come before
 * @throws Failure 404 without it, 409 with who has closed it
 */
export function changeTask(
  db: Database,
  { caseId, taskId, user, now, kinds }: TaskChange,
  work: (locked: LockedTask) => Promise<void>,
  isDone: (locked: LockedTask) => Promise<boolean> | boolean = () => false,
): Promise<void> {
  return changeCase(db, { caseId, userId: user.id, now }, async (change) => {
    const [task] = await change.tx
      .select()
      .from(tasks)
      .where(and(eq(tasks.id, taskId), eq(tasks.caseId, caseId)));
    if (task === undefined) throw notFound('Úkol nebyl nalezen.');
    const locked = { ...change, task, user, kinds };
    if (isOpenTask(task.state)) return work(locked);
    if (!(await isDone(locked))) throw conflict(await closedRefusal(change.tx, task, user.id));
  });
}

/** Whoever of the two the task goes between has not done it. */
export function otherSide({ task, user }: LockedTask) {
  const userId = task.assignedTo === user.id ? task.createdBy : task.assignedTo;
  return userId === null ? undefined : { kind: taskMoved, userId, taskId: task.id };
}

/**
 * Who only stands in for whoever deals with a task takes it first: it may have been taken from them.
 * @throws Failure 409 with who has it
 */
export async function checkSide({ tx, task, row, user }: LockedTask): Promise<void> {
  const isOwn = [task.assignedTo, task.createdBy, row.ownerId].includes(user.id);
  if (isOwn) return;
  const members = await membersFor(tx, task);
  if (members.some(({ id }) => id === user.id)) throw conflict(await takenRefusal(tx, task));
}

/**
 * What was written meanwhile is read before it is answered.
 * @param seen absent: a page of the release before does not tell
 * @throws Failure 409 with who has written
 */
export async function checkSeen(
  { tx, task, user }: LockedTask,
  seen: number | undefined,
): Promise<void> {
  if (seen === undefined || seen === task.revision) return;
  throw conflict(await answeredRefusal(tx, task, user.id));
}

/** @throws Error where tasks of the type do not go from here */
export async function setState(
  { tx, task, userId, now, kinds }: Pick<LockedTask, 'tx' | 'task' | 'userId' | 'now' | 'kinds'>,
  { code }: { code: number },
): Promise<void> {
  if (task.state === code) return;
  if (!kinds.mayFollow(task.typeId, task.state, code)) {
    throw new Error(`a task of type ${task.typeId} goes from ${task.state} to ${code}`);
  }
  await tx
    .update(tasks)
    .set({ state: code, ...taskMovedBy(userId, now) })
    .where(eq(tasks.id, task.id));
}

export const writeMessage = (locked: LockedTask, text: string, attachments?: Attachments) => {
  const { task, user } = locked;
  const isFromAdvisor = task.assignedTo !== user.id;
  return addMessage(locked, { taskId: task.id, userId: user.id, isFromAdvisor, text }, attachments);
};

/** The call has come before: somebody's last word is the same. */
export async function isSaid(
  { tx, task, user }: LockedTask,
  text: string,
  attachments = noAttachments,
): Promise<boolean> {
  const [last] = await tx
    .select({ id: taskMessages.id, userId: taskMessages.userId, text: taskMessages.text })
    .from(taskMessages)
    .where(eq(taskMessages.taskId, task.id))
    .orderBy(desc(taskMessages.id))
    .limit(1);
  if (last?.userId !== user.id || last.text !== text) return false;
  return hasAttachments(tx, last.id, attachments);
}
