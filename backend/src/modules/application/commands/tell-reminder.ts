import { codeName } from '@advisor/contracts/code-name';
import { taskType } from '@advisor/contracts/codebooks/task';
import { and, eq, isNull, lte } from 'drizzle-orm';
import { isActiveTask, tasks } from '../../../domain/cases/schema/case-history';
import { taskReminders } from '../../../domain/cases/schema/task-details';
import { tellUser } from '../../../domain/notifications/tell-user';
import type { Database } from '../../../platform/database/database';
import { taskReminded } from '../notifications';

/**
 * Tells a user of the task, at the time that they have set, once. A reminder that was moved, removed or
 * told, or whose task has ended, is not told.
 */
export function tellReminder(
  db: Database,
  { taskId, userId }: { taskId: number; userId: number },
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .update(taskReminders)
      .set({ toldOn: now })
      .where(
        and(
          eq(taskReminders.taskId, taskId),
          eq(taskReminders.userId, userId),
          lte(taskReminders.remindOn, now),
          isNull(taskReminders.toldOn),
        ),
      )
      .returning({ taskId: taskReminders.taskId });
    if (due === undefined) return;
    const [task] = await tx
      .select({ typeId: tasks.typeId, caseId: tasks.caseId })
      .from(tasks)
      .where(and(eq(tasks.id, taskId), isActiveTask(tasks.state)));
    if (task === undefined) return;
    // What the user has noted may name a client.
    const title = `Připomínka úkolu „${codeName(taskType, task.typeId)}“`;
    const told = { kind: taskReminded, userId, by: undefined, title };
    await tellUser(tx, { ...told, caseId: task.caseId, taskId, now });
  });
}
