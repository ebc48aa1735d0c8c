import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job';

/** Sends a notification by an e-mail to one of whom it was written for. */
export const emailJob = defineJob({
  name: 'notifications.email',
  input: z.object({ notificationId: z.int(), userId: z.int() }),
  // For some six hours.
  attempts: 16,
});
