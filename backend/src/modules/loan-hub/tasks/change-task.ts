import { caseState } from '@advisor/contracts/codebooks';
import { taskState, taskType } from '@advisor/contracts/codebooks/task';
import { and, eq } from 'drizzle-orm';
import { addDays, bankDay } from '../../../calendar';
import type { CaseRow } from '../../../cases/case-access';
import { changeableStates, loanApplicationOf } from '../../../cases/loan-application';
import type { Call } from '../../../contract-routes';
import { czechDay } from '../../../czech-format';
import type { Database } from '../../../db/database';
import { tasks, timelineEvents } from '../../../db/schema/case-history';
import { priceExceptions, taskMessages } from '../../../db/schema/task-details';
import { badRequest, conflict, forbidden, notFound } from '../../../failure';
import type { RateBook } from '../../../offers/rate-book';
import type { SignedInUser } from '../../../session/user';
import { isAskedFor, isOpenTask, waitsForAdvisor } from './task-state';

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
}

/** One change of an open task at a time. @throws Failure 404 without it, 409 when it is closed */
function changeTask(
  db: Database,
  change: Change,
  work: (locked: LockedChange) => Promise<void>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const [task] = await tx
      .select()
      .from(tasks)
      .where(and(eq(tasks.id, change.taskId), eq(tasks.caseId, change.row.id)))
      .for('update');
    if (task === undefined) throw notFound('Úkol nebyl nalezen.');
    if (!isOpenTask(task.state)) throw conflict('Úkol je již ukončen.');
    await work({ ...change, tx, task });
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
  tx.insert(timelineEvents).values({
    caseId: row.id,
    happenedOn: now,
    kind: 'task',
    title,
    description,
    userId: user.id,
  });

/** Adds to the conversation; whose turn it is changes by it. */
export function answerTask(
  db: Database,
  change: Change,
  { message, attachments }: Call<'task.update'>['body'],
): Promise<void> {
  if (attachments !== undefined && attachments.length > 0) {
    throw badRequest('Přiložený soubor nebyl nalezen.', { field: 'attachments.0' });
  }
  return changeTask(db, change, async (locked) => {
    const { task, user } = locked;
    await writeMessage(locked, message);
    // A task of signing goes on by its document.
    if (task.typeId === taskType.signing.code) return;
    if (task.assignedTo === user.id) await setState(locked, taskState.ready);
    else if (waitsForAdvisor(task.state)) await setState(locked, taskState.sent);
  });
}

const withdrawn: Readonly<Record<number, string>> = {
  [taskType.priceException.code]: 'Žádost o cenovou výjimku stažena',
  [taskType.consultation.code]: 'Konzultace zrušena',
  [taskType.specialist.code]: 'Předání specialistovi zrušeno',
};

/** @throws Failure 409 for what the workflow asked for */
export function cancelTask(db: Database, change: Change): Promise<void> {
  return changeTask(db, change, async (locked) => {
    const title = withdrawn[locked.task.typeId];
    if (title === undefined) throw conflict('Tento úkol zadal procesní systém, nelze ho zrušit.');
    await setState(locked, taskState.cancelled);
    await tell(locked, title);
  });
}

/** @throws Failure 403 for anybody but whom it is for, 400 for a price exception without a decision */
export function finishTask(
  db: Database,
  rates: RateBook,
  change: Change,
  { isApproved, message }: Call<'task.finish'>['body'],
): Promise<void> {
  return changeTask(db, change, async (locked) => {
    const { task, user } = locked;
    if (task.assignedTo !== user.id || !isAskedFor(task.typeId)) {
      throw forbidden('Úkol může dokončit jen ten, komu je určen.');
    }
    if (message !== undefined) await writeMessage(locked, message);
    if (task.typeId === taskType.priceException.code) {
      if (isApproved === undefined) {
        throw badRequest('Uveďte, zda výjimku schvalujete.', { field: 'isApproved' });
      }
      await decide(locked, rates, isApproved);
      return;
    }
    await setState(locked, taskState.finished);
    await tell(
      locked,
      task.typeId === taskType.specialist.code
        ? 'Případ převzal hypoteční specialista'
        : 'Konzultace zodpovězena',
    );
  });
}

async function decide(locked: LockedChange, rates: RateBook, isApproved: boolean): Promise<void> {
  const { tx, task, now } = locked;
  const validTo = isApproved ? await approvedUntil(locked, rates) : undefined;
  await tx
    .update(priceExceptions)
    .set({ isApproved, decidedOn: now, validTo: validTo ?? null })
    .where(eq(priceExceptions.taskId, task.id));
  await setState(locked, isApproved ? taskState.approved : taskState.finished);
  if (validTo === undefined) await tell(locked, 'Cenová výjimka zamítnuta');
  else await tell(locked, 'Cenová výjimka schválena', `Platí do ${czechDay(validTo)}.`);
}

/** An exception holds as long as an offer that would be made today. */
async function approvedUntil({ tx, row, now }: LockedChange, rates: RateBook): Promise<string> {
  const application = await loanApplicationOf(tx, row.id);
  const product = (await rates.current()).products.get(row.productTypeId);
  const isChangeable =
    row.state === caseState.inProgress.code && changeableStates.has(application.state);
  if (!isChangeable || product === undefined) {
    throw conflict('Žádost už byla odeslána nebo uzavřena, výjimku nelze schválit.');
  }
  return addDays(bankDay(now), product.terms.offerValidity);
}
