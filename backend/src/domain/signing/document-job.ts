import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job';

/** Makes a document for signing under the id that was reserved for it, once. */
export const documentJob = defineJob({
  name: 'signing.makeDocument',
  input: z.object({
    salesArrangementId: z.int(),
    documentId: z.int(),
    documentTypeCode: z.string(),
    /** Of `signatureType`. */
    signatureTypeId: z.int(),
    /** Who acts for the bank. */
    userId: z.int(),
    /** Of the call that asked for it. */
    traceId: z.string(),
  }),
  attempts: 3,
  askedBy: ({ userId }) => userId,
});
