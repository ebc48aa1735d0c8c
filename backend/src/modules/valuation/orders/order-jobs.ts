import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/define-job';

const input = z.object({ caseId: z.int(), orderId: z.int() });

/** Hands an order over to the appraisers. */
export const handOverJob = defineJob({ name: 'valuation.handOver', input, attempts: 16 });

/** Gives the appraisers what they have wanted. */
export const completeJob = defineJob({
  name: 'valuation.complete',
  input: input.extend({ round: z.int() }),
  attempts: 16,
});

/** Tells the appraisers that an order is off. */
export const cancelJob = defineJob({ name: 'valuation.cancel', input, attempts: 16 });

/** Asks the appraisers how an order stands. */
export const askJob = defineJob({ name: 'valuation.ask', input, attempts: 16 });
