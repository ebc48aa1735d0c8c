import { z } from 'zod';
import { defineEndpoints } from '../endpoint';
import { errorCode } from '../errors';
import { idSchema, pathIdSchema, textSchema } from '../fields';
import { userNotificationSchema } from '../notifications/endpoints';
import { settingsPermission } from './permissions';

export const userSummarySchema = z.object({
  userId: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  cpm: z.string().optional(),
  icp: z.string().optional(),
  isInternal: z.boolean(),
});

export const adminEndpoints = defineEndpoints({
  findUser: {
    summary: 'Finds one user by an identifier, for example the new owner of a case.',
    body: z.object({ scheme: z.number().int(), identity: textSchema(40) }),
    response: userSummarySchema,
    permissions: [settingsPermission.changeCaseOwner, settingsPermission.userNotification],
    errors: [errorCode.notFound],
  },
  endSessions: {
    summary: 'Ends all sessions of a user at once, for example of one whose device was lost.',
    params: z.object({ userId: pathIdSchema }),
    permissions: [settingsPermission.sessions],
    errors: [errorCode.notFound],
  },
  listNotifications: {
    summary: 'User notifications that were sent, newest first.',
    response: z.array(
      userNotificationSchema.omit({ isRead: true }).extend({
        createdBy: z.string(),
        recipientCount: z.number().int().min(0),
        readCount: z.number().int().min(0),
      }),
    ),
    permissions: [settingsPermission.userNotification],
  },
  createNotification: {
    summary: 'Sends a notification to all users or to those named.',
    body: z.object({
      title: textSchema(200),
      description: textSchema(2000).optional(),
      /** Absent: everybody. */
      userIds: z.array(idSchema).min(1).max(1000).optional(),
    }),
    status: 201,
    response: z.object({ notificationId: idSchema }),
    permissions: [settingsPermission.userNotification],
  },
  changeCaseOwner: {
    summary: 'Hands a case over to another owner.',
    body: z.object({ caseId: idSchema, userId: idSchema }),
    permissions: [settingsPermission.changeCaseOwner],
    errors: [errorCode.notFound],
  },
});
