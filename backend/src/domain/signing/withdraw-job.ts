import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job';

/** Takes a document out of signing, unless somebody has signed it whole meanwhile. */
export const withdrawJob = defineJob({
  name: 'signing.withdrawDocument',
  input: z.object({ documentId: z.int() }),
});
