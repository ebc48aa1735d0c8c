import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job';

/** Makes the document of a process under the id that was reserved for it. */
export const documentJob = defineJob({
  name: 'refinancing.document',
  input: z.object({
    processId: z.int(),
    documentId: z.int(),
    /** Of `signatureType`. */
    signatureTypeId: z.int(),
    /** Who acts for the bank. */
    userId: z.int(),
  }),
  attempts: 3,
});
