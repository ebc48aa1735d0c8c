import { z } from 'zod';
import { defineEndpoints } from '../endpoint';
import { errorCode } from '../errors';
import { caseParamsSchema } from '../fields';
import { mostWatchedCases } from './messages';

export const liveEndpoints = defineEndpoints({
  stream: {
    summary:
      'Tells the page what has changed, as server-sent events, as long as the session lasts.',
    query: z.object({
      /** Cases that are open in the browser's tabs: what others change of them is told. */
      cases: z.array(caseParamsSchema.shape.caseId).max(mostWatchedCases).optional(),
    }),
    response: 'events',
    errors: [errorCode.tooManyRequests],
  },
});
