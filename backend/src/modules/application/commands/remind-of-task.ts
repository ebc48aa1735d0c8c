import type { taskCalls } from '@advisor/contracts/tasks/calls';
import { and, eq } from 'drizzle-orm';
import { taskReminders } from '../../../domain/cases/schema/task-details';
import { addMonths, bankDay } from '../../../platform/calendar';
import type { Database } from '../../../platform/database/database';
import { badRequest } from '../../../platform/failure';
import type { Call } from '../../../platform/http/contract-routes';
import { enqueue } from '../../../platform/jobs/queue';
import { remindJob } from '../tasks/remind-job';
import { changeTask, type TaskChange } from './task-change';

/** Nobody knows of what is further away. */
const monthsAhead = 24;

/**
 * Sets the user's own reminder of an open task, in place of the former one. The same call again does
 * nothing.
 * @throws Failure 400 for an instant that has passed or is too far, 409 for a task that is closed
 */
export function remindOfTask(
  db: Database,
  change: TaskChange,
  { remindOn: instant, note }: Call<typeof taskCalls.remind>['body'],
): Promise<void> {
  const { user, now, taskId } = change;
  const remindOn = new Date(instant);
  return changeTask(db, change, async ({ tx }) => {
    const [known] = await tx
      .select()
      .from(taskReminders)
      .where(and(eq(taskReminders.taskId, taskId), eq(taskReminders.userId, user.id)));
    const isSame = known !== undefined && +known.remindOn === +remindOn;
    if (isSame && known.note === (note ?? null)) return;
    if (!isSame || known.toldOn === null) checkTime(remindOn, now);
    const values = { remindOn, note: note ?? null, toldOn: isSame ? known.toldOn : null };
    await tx
      .insert(taskReminders)
      .values({ taskId, userId: user.id, ...values })
      .onConflictDoUpdate({ target: [taskReminders.userId, taskReminders.taskId], set: values });
    if (isSame) return;
    const key = `${taskId} ${user.id} ${remindOn.toISOString()}`;
    await enqueue(tx, remindJob, { taskId, userId: user.id }, { runAt: remindOn, key });
  });
}

function checkTime(remindOn: Date, now: Date): void {
  if (remindOn <= now) throw badRequest('Zadejte čas, který teprve přijde.', { field: 'remindOn' });
  if (bankDay(remindOn) > addMonths(bankDay(now), monthsAhead)) {
    throw badRequest('Připomenout se dá nejvýše za dva roky.', { field: 'remindOn' });
  }
}

/** Removes the user's own; without one nothing is left to do. */
export const forgetReminder = (db: Database, { taskId, user }: TaskChange) =>
  db
    .delete(taskReminders)
    .where(and(eq(taskReminders.taskId, taskId), eq(taskReminders.userId, user.id)));
