import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job';

/** Brings the content of a document of a case into the archive. */
export const archiveJob = defineJob({
  name: 'caseDocuments.archive',
  input: z.object({ documentId: z.int(), userId: z.int() }),
  askedBy: ({ userId }) => userId,
});
