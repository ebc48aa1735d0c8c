import { z } from 'zod';
import { defineEndpoints } from '../endpoint';
import { errorCode } from '../errors';
import { idSchema, textSchema } from '../fields';
import { settingsPermission } from './permissions';
import { maxRecipients } from './user-notification-rules';

const userSummarySchema = z.object({
  userId: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  cpm: z.string().optional(),
  icp: z.string().optional(),
  isInternal: z.boolean(),
});

const permissions = [
  settingsPermission.changeCaseOwner,
  settingsPermission.userNotification,
] as const;

const identity = textSchema(40);

export const adminUserEndpoints = defineEndpoints({
  findUser: {
    summary: 'Finds one user by an identifier, for example the new owner of a case.',
    body: z.object({ scheme: z.number().int(), identity }),
    response: userSummarySchema,
    permissions,
    errors: [errorCode.notFound],
  },
  searchUsers: {
    summary: 'Users whose names begin with each of the words, or who have such a login or number.',
    body: z.object({ name: textSchema(100) }),
    response: z.object({ users: z.array(userSummarySchema), hasMore: z.boolean() }),
    permissions,
  },
  resolveUsers: {
    summary: 'Whom identifiers of schemes 7 and 9 belong to, each for itself.',
    body: z.object({ identities: z.array(identity).min(1).max(maxRecipients) }),
    response: z.array(
      z.object({
        identity: z.string(),
        /** None: unknown; two: one of each scheme. */
        users: z.array(userSummarySchema),
      }),
    ),
    permissions,
  },
});
