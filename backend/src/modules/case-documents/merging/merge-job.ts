import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/define-job';

/** Merges documents of a case into one file. */
export const mergeJob = defineJob({
  name: 'caseDocuments.merge',
  input: z.object({ guid: z.string(), userId: z.int() }),
  attempts: 4,
  askedBy: ({ userId }) => userId,
});
