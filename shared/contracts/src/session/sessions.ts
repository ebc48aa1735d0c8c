import { z } from 'zod';
import { defineEndpoints } from '../endpoint';
import { errorCode } from '../errors';
import { instantSchema } from '../fields';

/** By which a session is told from others; its secret cannot be found by it. */
const sessionIdSchema = z.string().regex(/^[\w-]{43}$/);
export const sessionIdParams = z.object({ sessionId: sessionIdSchema });

export const sessionSchema = z
  .object({
    sessionId: sessionIdSchema,
    beganOn: instantSchema,
    lastActiveOn: instantSchema,
    /** At the latest. */
    endsOn: instantSchema,
    /** Address it was begun from, of IPv6 the network. */
    network: z.string().optional(),
    /** Browser and system. */
    device: z.string().optional(),
    /** In a frame of another application. */
    isFrame: z.boolean(),
    /** The one that asks. */
    isOwn: z.boolean(),
  })
  .meta({ id: 'Session' });

export const ownSessionEndpoints = defineEndpoints({
  ownSessions: {
    summary: 'The user’s own sessions that go on, the last active one first.',
    response: z.array(sessionSchema),
  },
  endOwnSession: {
    summary: 'Ends one of the user’s own sessions, in another browser.',
    params: sessionIdParams,
    errors: [errorCode.notFound],
  },
});
