import { taskState } from '@advisor/contracts/codebooks/task';
import { and, eq } from 'drizzle-orm';
import { isActiveTask, tasks } from '../../../domain/cases/schema/case-history';
import { taskMovedBy } from '../../../domain/cases/task-moved';
import type { Database } from '../../../platform/database/database';

/** A task that wanted a document signed has come to its end with it. */
export async function finishSigningTask(
  tx: Database,
  taskId: number,
  { userId, now }: { userId: number | undefined; now: Date },
): Promise<void> {
  await tx
    .update(tasks)
    .set({ state: taskState.finished.code, ...taskMovedBy(userId, now) })
    .where(and(eq(tasks.id, taskId), isActiveTask(tasks.state)));
}
