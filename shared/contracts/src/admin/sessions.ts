import { z } from 'zod';
import { defineEndpoints } from '../endpoint';
import { errorCode } from '../errors';
import { idSchema, pathIdSchema, textSchema } from '../fields';
import { sessionIdParams, sessionSchema } from '../session/sessions';
import { settingsPermission } from './permissions';

const permissions = [settingsPermission.sessions] as const;

/** Sessions that one answer holds at most. */
export const mostSessions = 500;

export const adminSessionEndpoints = defineEndpoints({
  searchSessions: {
    summary:
      'Sessions that go on, the last active one first: everybody’s, or those of an employee.',
    body: z.object({
      /** A part of the name, the login, or an identifier in another system of the bank. */
      employee: textSchema(100).optional(),
    }),
    response: z.object({
      sessions: z.array(sessionSchema.extend({ userId: idSchema, name: z.string() })),
      total: z.number().int().min(0),
    }),
    permissions,
  },
  endSession: {
    summary: 'Ends one session of whomever.',
    params: sessionIdParams,
    permissions,
    errors: [errorCode.notFound],
  },
  endSessions: {
    summary: 'Ends all sessions of a user at once, for example of one whose device was lost.',
    params: z.object({ userId: pathIdSchema }),
    permissions,
    errors: [errorCode.notFound],
  },
  endAllSessions: {
    summary: 'Ends everybody’s sessions but the caller’s own.',
    permissions,
  },
});
