import { z } from 'zod';
import { defineEndpoints } from '../endpoint';
import { errorCode } from '../errors';
import {
  idempotencyHeadersSchema,
  idSchema,
  instantSchema,
  pathIdSchema,
  textSchema,
} from '../fields';
import { userNotificationSchema } from '../notifications/endpoints';
import { settingsPermission } from './permissions';
import {
  maxRecipients,
  notificationTextLength,
  notificationTitleLength,
  userRoles,
} from './user-notification-rules';

const permissions = [settingsPermission.userNotification] as const;
const count = z.number().int().min(0);
const roleSchema = z.enum(userRoles);

export const adminNotificationEndpoints = defineEndpoints({
  listNotifications: {
    summary: 'User notifications that were sent, newest first, the newest 100.',
    response: z.array(
      userNotificationSchema.omit({ isRead: true }).extend({
        createdBy: z.string(),
        recipientCount: count,
        readCount: count,
        /** To whom it was sent: to everybody, to roles, or to users who were named. */
        audience: z.array(z.enum(['everybody', 'users', ...userRoles])),
        withdrawnOn: instantSchema.optional(),
        withdrawnBy: z.string().optional(),
      }),
    ),
    permissions,
  },
  createNotification: {
    summary: 'Sends a notification to all users, to roles or to those named.',
    headers: idempotencyHeadersSchema,
    body: z
      .object({
        title: textSchema(notificationTitleLength),
        description: textSchema(notificationTextLength).optional(),
        /** Absent: everybody, or the roles. */
        userIds: z.array(idSchema).min(1).max(maxRecipients).optional(),
        /** Instead of `userIds`. */
        roles: z.array(roleSchema).min(1).max(userRoles.length).optional(),
      })
      .refine(({ userIds, roles }) => userIds === undefined || roles === undefined, {
        path: ['roles'],
      }),
    status: 201,
    response: z.object({ notificationId: idSchema }),
    permissions,
  },
  withdrawNotification: {
    summary: 'Takes a notification back: whoever has not read it never will.',
    params: z.object({ notificationId: pathIdSchema }),
    permissions,
    errors: [errorCode.notFound],
  },
  notificationAudiences: {
    summary: 'How many users a notification to everybody, or to a role, would reach now.',
    response: z.object({ everybody: count, roles: z.record(roleSchema, count) }),
    permissions,
  },
});
