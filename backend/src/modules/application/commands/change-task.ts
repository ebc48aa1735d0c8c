import { caseState } from '@advisor/contracts/codebooks';
import { taskState, taskType } from '@advisor/contracts/codebooks/task';
import { and, desc, eq } from 'drizzle-orm';
import type { taskCalls } from '@advisor/contracts/tasks/calls';
import { addDays, bankDay } from '../../../platform/calendar';
import type { ArrangementRow } from '../../../domain/cases/arrangement-access';
import type { CaseRow } from '../../../domain/cases/case-access';
import { changeableStates } from '../../../domain/cases/loan-application';
import { lockCase } from '../../../domain/cases/lock-case';
import { eventsOf } from '../../../domain/cases/task-events';
import { recordTimelineEvent, touchCase } from '../../../domain/cases/timeline';
import type { Call } from '../../../platform/http/contract-routes';
import { czechDay } from '../../../platform/czech-format';
import type { Database } from '../../../platform/database/database';
import { tasks } from '../../../domain/cases/schema/case-history';
import { priceExceptions, taskMessages } from '../../../domain/cases/schema/task-details';
import { badRequest, conflict, forbidden, notFound } from '../../../platform/failure';
import type { RateBook } from '../../../domain/offers/rate-book';
import type { RateVersion } from '../../../domain/offers/rate-version';
import type { SignedInUser } from '../../../platform/session/user';
import {
  isRequestedTask,
  isOpenTask,
  mayTakeBack,
  waitsForAdvisor,
} from '../../../domain/cases/task-state';

type TaskRow = typeof tasks.$inferSelect;

interface Change {
  row: CaseRow;
  taskId: number;
  user: SignedInUser;
  now: Date;
}

interface LockedChange extends Change {
  tx: Database;
  task: TaskRow;
  application: ArrangementRow;
}

/**
 * One change of an open task at a time.
 * @param isDone whether it was this change that has closed the task: then the call has come before
 * @throws Failure 404 without it, 409 when it is closed
 */
function changeTask(
  db: Database,
  change: Change,
  work: (locked: LockedChange) => Promise<void>,
  isDone: (locked: LockedChange) => Promise<boolean> | boolean = () => false,
): Promise<void> {
  return db.transaction(async (tx) => {
    const locked = await lockCase(tx, change.row.id);
    const [task] = await tx
      .select()
      .from(tasks)
      .where(and(eq(tasks.id, change.taskId), eq(tasks.caseId, change.row.id)))
      .for('update');
    if (task === undefined) throw notFound('Úkol nebyl nalezen.');
    const lockedChange = { ...change, ...locked, tx, task };
    if (isOpenTask(task.state)) return work(lockedChange);
    if (!(await isDone(lockedChange))) throw conflict('Úkol je již ukončen.');
  });
}

const setState = ({ tx, task }: LockedChange, { code }: { code: number }) =>
  tx.update(tasks).set({ state: code }).where(eq(tasks.id, task.id));

const writeMessage = ({ tx, task, user, now }: LockedChange, text: string) =>
  tx.insert(taskMessages).values({
    taskId: task.id,
    writtenOn: now,
    userId: user.id,
    isFromAdvisor: task.assignedTo !== user.id,
    text,
  });

const tell = ({ tx, row, user, now }: LockedChange, title: string, description?: string) =>
  recordTimelineEvent(tx, now, {
    caseId: row.id,
    kind: 'task',
    title,
    description,
    userId: user.id,
  });

/** The call has come before: somebody's last word is the same. */
async function isSaid({ tx, task, user }: LockedChange, text: string): Promise<boolean> {
  const [last] = await tx
    .select({ userId: taskMessages.userId, text: taskMessages.text })
    .from(taskMessages)
    .where(eq(taskMessages.taskId, task.id))
    .orderBy(desc(taskMessages.id))
    .limit(1);
  return last?.userId === user.id && last.text === text;
}

/** Adds to the conversation; whose turn it is changes by it. The same call again does nothing. */
export function answerTask(
  db: Database,
  change: Change,
  { message, attachments }: Call<typeof taskCalls.update>['body'],
): Promise<void> {
  if (attachments !== undefined && attachments.length > 0) {
    throw badRequest('Přiložený soubor nebyl nalezen.', { field: 'attachments.0' });
  }
  return changeTask(db, change, async (locked) => {
    const { task, user } = locked;
    if (await isSaid(locked, message)) return;
    await writeMessage(locked, message);
    await touchCase(locked.tx, locked.row.id, locked.now);
    // A task of signing goes on by its document.
    if (task.typeId === taskType.signing.code) return;
    if (task.assignedTo === user.id) await setState(locked, taskState.ready);
    else if (waitsForAdvisor(task.state)) await setState(locked, taskState.sent);
  });
}

/** @throws Failure 409 for what the workflow asked for, 403 for what somebody else did */
export function cancelTask(db: Database, change: Change): Promise<void> {
  return changeTask(
    db,
    change,
    async (locked) => {
      const { task, row, user } = locked;
      if (!isRequestedTask(task.typeId)) {
        throw conflict('Tento úkol zadal procesní systém, nelze ho zrušit.');
      }
      if (!mayTakeBack(task, row, user)) {
        throw forbidden('Úkol může vzít zpět jen ten, kdo ho zadal, nebo poradce případu.');
      }
      await setState(locked, taskState.cancelled);
      await tell(locked, eventsOf(task.typeId).withdrawn);
    },
    ({ task, row, user }) =>
      task.state === taskState.cancelled.code &&
      isRequestedTask(task.typeId) &&
      mayTakeBack(task, row, user),
  );
}

/** @throws Failure 403 for anybody but whom it is for, 400 for a price exception without a decision */
export async function finishTask(
  db: Database,
  rates: RateBook,
  change: Change,
  { isApproved, message }: Call<typeof taskCalls.finish>['body'],
): Promise<void> {
  // Read before: inside the transaction it would wait for another connection.
  const version = isApproved ? await rates.current() : undefined;
  await changeTask(
    db,
    change,
    async (locked) => {
      const { task, user } = locked;
      if (task.assignedTo !== user.id || !isRequestedTask(task.typeId)) {
        throw forbidden('Úkol může dokončit jen ten, komu je určen.');
      }
      if (message !== undefined) await writeMessage(locked, message);
      if (task.typeId === taskType.priceException.code) {
        if (isApproved === undefined) {
          throw badRequest('Uveďte, zda výjimku schvalujete.', { field: 'isApproved' });
        }
        await decide(locked, version);
        return;
      }
      await setState(locked, taskState.finished);
      await tell(locked, eventsOf(task.typeId).finished);
    },
    (locked) => isFinished(locked, { isApproved, message }),
  );
}

/** Whoever it is for has finished it in the same way. */
async function isFinished(
  locked: LockedChange,
  { isApproved, message }: Call<typeof taskCalls.finish>['body'],
): Promise<boolean> {
  const { task, user } = locked;
  if (task.assignedTo !== user.id || !isRequestedTask(task.typeId)) return false;
  const isException = task.typeId === taskType.priceException.code;
  const finished = isException && isApproved ? taskState.approved : taskState.finished;
  if (task.state !== finished.code || (isException && isApproved === undefined)) return false;
  return message === undefined || isSaid(locked, message);
}

/** @param version the rates by which it is approved; undefined when it is refused */
async function decide(locked: LockedChange, version: RateVersion | undefined): Promise<void> {
  const { tx, task, now } = locked;
  const validTo = version && approvedUntil(locked, version);
  const isApproved = validTo !== undefined;
  await tx
    .update(priceExceptions)
    .set({ isApproved, decidedOn: now, validTo: validTo ?? null })
    .where(eq(priceExceptions.taskId, task.id));
  await setState(locked, isApproved ? taskState.approved : taskState.finished);
  if (validTo === undefined) await tell(locked, eventsOf(task.typeId).finished);
  else await tell(locked, 'Cenová výjimka schválena', `Platí do ${czechDay(validTo)}.`);
}

/** An exception holds as long as an offer that would be made today. */
function approvedUntil({ row, application, now }: LockedChange, version: RateVersion): string {
  const product = version.products.get(row.productTypeId);
  const isChangeable =
    row.state === caseState.inProgress.code && changeableStates.has(application.state);
  if (!isChangeable || product === undefined) {
    throw conflict('Žádost už byla odeslána nebo uzavřena, výjimku nelze schválit.');
  }
  return addDays(bankDay(now), product.terms.offerValidity);
}
