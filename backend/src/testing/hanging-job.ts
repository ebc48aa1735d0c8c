import { z } from 'zod';
import { defineJob } from '../platform/jobs/define-job';

/** A job that tests do in their own ways. */
export const hangingJob = defineJob({
  name: 'test.hang',
  input: z.object({ input: z.int() }),
});
