import { codeName } from '@advisor/contracts/code-name';
import { taskType } from '@advisor/contracts/codebooks/task';
import { and, eq, isNull, lte } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { cases } from '../../../domain/cases/schema/cases';
import { isActiveTask, tasks } from '../../../domain/cases/schema/case-history';
import { taskReminders } from '../../../domain/cases/schema/task-details';
import { tellUser } from '../../../domain/notifications/tell-user';
import { defineJob } from '../../../platform/jobs/define-job';
import { taskReminded } from '../notifications';

/** Tells a user, at the time that they have set, of the task; what was changed since has its own job. */
export const remindJob = defineJob({
  name: 'tasks.remind',
  input: z.object({ taskId: z.int(), userId: z.int() }),
});

/** A reminder that was moved, removed or told, or whose task has ended, is not told. */
export function registerReminders({ jobs, backend }: FastifyInstance): void {
  const { db, clock } = backend;
  jobs.handle(remindJob, ({ input: { taskId, userId } }) =>
    db.transaction(async (tx) => {
      const now = clock.now();
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
        .select({ typeId: tasks.typeId, caseId: cases.id })
        .from(tasks)
        .innerJoin(cases, eq(cases.id, tasks.caseId))
        .where(and(eq(tasks.id, taskId), isActiveTask(tasks.state)));
      if (task === undefined) return;
      // What the user has noted may name a client.
      const title = `Připomínka úkolu „${codeName(taskType, task.typeId)}“`;
      const told = { kind: taskReminded, userId, by: undefined, title };
      await tellUser(tx, { ...told, caseId: task.caseId, taskId, now });
    }),
  );
}
