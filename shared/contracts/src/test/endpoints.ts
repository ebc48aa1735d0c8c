import { z } from 'zod';
import { defineEndpoints } from '../endpoint';
import { errorCode } from '../error-codes';
import { instantSchema } from '../fields';

/** What only exists outside of production. */
export const testEndpoints = defineEndpoints({
  moveClock: {
    summary:
      'Moves the clock, from which time goes on, and answers when the jobs due until then are done; 404 in production.',
    // Moving it ends sessions.
    public: true,
    body: z.object({
      /** Absent: the time as it is. */
      now: instantSchema.optional(),
    }),
    response: z.object({ now: instantSchema }),
    errors: [errorCode.notFound],
  },
});
