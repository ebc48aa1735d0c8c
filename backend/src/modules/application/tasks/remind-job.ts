import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/define-job';
import { tellReminder } from '../commands/tell-reminder';

/** Tells a user, at the time that they have set, of the task; what was changed since has its own job. */
export const remindJob = defineJob({
  name: 'tasks.remind',
  input: z.object({ taskId: z.int(), userId: z.int() }),
});

export function registerReminders({ jobs, backend: { db, clock } }: FastifyInstance): void {
  jobs.handle(remindJob, ({ input }) => tellReminder(db, input, clock.now()));
}
