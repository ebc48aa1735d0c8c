import { codeName } from '@advisor/contracts/code-name';
import { taskState, taskType } from '@advisor/contracts/codebooks/task';
import type { taskCalls } from '@advisor/contracts/tasks/calls';
import { eq } from 'drizzle-orm';
import type { Checking } from '../../../domain/case-documents/check-upload';
import { tellBackOffice } from '../../../domain/cases/back-office-notice';
import { tasks } from '../../../domain/cases/schema/case-history';
import { waitsForAdvisor } from '../../../domain/cases/task-state';
import { tellUser } from '../../../domain/notifications/tell-user';
import { conflict } from '../../../platform/failure';
import type { Call } from '../../../platform/http/contract-routes';
import { checkAttachments } from '../tasks/attachments';
import {
  changeTask,
  checkSeen,
  checkSide,
  isSaid,
  type LockedTask,
  otherSide,
  setState,
  type TaskChange,
  writeMessage,
} from './task-change';

/** Adds to the conversation; whose turn it is changes by it. The same call again does nothing. */
export async function answerTask(
  checking: Checking,
  change: TaskChange,
  { message, seen, ...asked }: Call<typeof taskCalls.update>['body'],
): Promise<void> {
  const attachments = await checkAttachments(checking, change.user.id, asked);
  await changeTask(checking.db, change, async (locked) => {
    const { task, user } = locked;
    if (task.typeId === taskType.information.code) {
      throw conflict('Na informaci se neodpovídá, jen se bere na vědomí.');
    }
    if (await isSaid(locked, message, attachments)) return;
    await checkSide(locked);
    await checkSeen(locked, seen);
    const messageId = await writeMessage(locked, message, attachments);
    locked.touch('task');
    const told = otherSide(locked);
    if (told !== undefined) {
      const { tx, row, now } = locked;
      const title = `Nová zpráva k úkolu „${codeName(taskType, task.typeId)}“`;
      await tellUser(tx, { ...told, by: user.id, title, caseId: row.id, now });
    }
    if (task.typeId === taskType.demand.code) await toBackOffice(locked, messageId);
    // A task of signing goes on by its document.
    if (task.typeId === taskType.signing.code) return;
    if (task.assignedTo === user.id) await setState(locked, taskState.ready);
    else if (waitsForAdvisor(task.state)) await setState(locked, taskState.sent);
  });
}

/** A demand has its number by the time of its answer: one that came otherwise is given it. */
async function toBackOffice({ tx, task, row, now }: LockedTask, messageId: number): Promise<void> {
  const externalId = task.externalId ?? `task-${task.id}`;
  await tx.update(tasks).set({ externalId }).where(eq(tasks.id, task.id));
  await tellBackOffice(tx, { kind: 'answered', caseId: row.id, messageId }, now);
}
