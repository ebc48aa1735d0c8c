import { caseState } from '@advisor/contracts/codebooks';
import { taskState, taskType } from '@advisor/contracts/codebooks/task';
import type { taskCalls } from '@advisor/contracts/tasks/calls';
import { eq } from 'drizzle-orm';
import type { Checking } from '../../../domain/case-documents/check-upload';
import { changeableStates } from '../../../domain/cases/loan-application';
import { priceExceptions } from '../../../domain/cases/schema/task-details';
import { mayFinish } from '../../../domain/cases/task-state';
import type { RateBook } from '../../../domain/offers/rate-book';
import type { RateVersion } from '../../../domain/offers/rate-version';
import { addDays, bankDay } from '../../../platform/calendar';
import { czechDay } from '../../../platform/czech-format';
import { badRequest, conflict, forbidden } from '../../../platform/failure';
import type { Call } from '../../../platform/http/contract-routes';
import { type Attachments, checkAttachments } from '../tasks/attachments';
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

/** @throws Failure 403 for anybody but whom it is for, 400 for a price exception without a decision */
export async function finishTask(
  checking: Checking,
  rates: RateBook,
  change: TaskChange,
  { seen, ...body }: Call<typeof taskCalls.finish>['body'],
): Promise<void> {
  const { db } = checking;
  const { isApproved, message } = body;
  const attachments = await checkAttachments(checking, change.user.id, body);
  const isAttached = attachments.guids.length + attachments.documentIds.length > 0;
  if (isAttached && message === undefined) {
    throw badRequest('Napište zprávu, ke které přílohy patří.', { field: 'message' });
  }
  // Read before: inside the transaction it would wait for another connection.
  const version = isApproved ? await rates.current() : undefined;
  await changeTask(
    db,
    change,
    async (locked) => {
      const { task, row, user } = locked;
      if (!mayFinish(task, row, user)) {
        await checkSide(locked);
        throw forbidden('Úkol může dokončit jen ten, komu je určen.');
      }
      await checkSeen(locked, seen);
      if (message !== undefined) await writeMessage(locked, message, attachments);
      if (task.typeId === taskType.priceException.code) {
        if (isApproved === undefined) {
          throw badRequest('Uveďte, zda výjimku schvalujete.', { field: 'isApproved' });
        }
        await decide(locked, version);
        return;
      }
      await setState(locked, taskState.finished);
      await locked.event({
        kind: 'task',
        title: locked.kinds.of(task.typeId).events.finished,
        tells: otherSide(locked),
      });
    },
    (locked) => isFinished(locked, body, attachments),
  );
}

/** Whoever it is for has finished it in the same way. */
async function isFinished(
  locked: LockedTask,
  { isApproved, message }: Call<typeof taskCalls.finish>['body'],
  attachments: Attachments,
): Promise<boolean> {
  const { task, row, user } = locked;
  if (!mayFinish(task, row, user)) return false;
  const isException = task.typeId === taskType.priceException.code;
  const finished = isException && isApproved ? taskState.approved : taskState.finished;
  if (task.state !== finished.code || (isException && isApproved === undefined)) return false;
  return message === undefined || isSaid(locked, message, attachments);
}

/** @param version the rates by which it is approved; undefined when it is refused */
async function decide(locked: LockedTask, version: RateVersion | undefined): Promise<void> {
  const { tx, task, now } = locked;
  const validTo = version && approvedUntil(locked, version);
  const isApproved = validTo !== undefined;
  await tx
    .update(priceExceptions)
    .set({ isApproved, decidedOn: now, validTo: validTo ?? null })
    .where(eq(priceExceptions.taskId, task.id));
  await setState(locked, isApproved ? taskState.approved : taskState.finished);
  if (validTo === undefined)
    await locked.event({
      kind: 'task',
      title: locked.kinds.of(task.typeId).events.finished,
      tells: otherSide(locked),
    });
  else
    await locked.event({
      kind: 'task',
      title: 'Cenová výjimka schválena',
      description: `Platí do ${czechDay(validTo)}.`,
      tells: otherSide(locked),
    });
}

/** An exception holds as long as an offer that would be made today. */
function approvedUntil({ row, application, now }: LockedTask, version: RateVersion): string {
  const product = version.products.get(row.productTypeId);
  const isChangeable =
    row.state === caseState.inProgress.code && changeableStates.has(application.state);
  if (!isChangeable || product === undefined) {
    throw conflict('Žádost už byla odeslána nebo uzavřena, výjimku nelze schválit.');
  }
  return addDays(bankDay(now), product.terms.offerValidity);
}
