import { z } from 'zod';
import { defineEndpoints } from '../endpoint';
import { errorCode } from '../errors';
import { idSchema, instantSchema } from '../fields';

const kindSchema = z.string().regex(/^[a-z-]{1,40}$/);

export const bannerSchema = z
  .object({
    feBannerId: idSchema,
    title: z.string(),
    description: z.string().optional(),
    severity: z.enum(['info', 'warning', 'error', 'success']),
    visibleFrom: instantSchema,
    visibleTo: instantSchema,
  })
  .meta({ id: 'Banner' });
export type Banner = z.infer<typeof bannerSchema>;

export const userNotificationSchema = z
  .object({
    notificationId: idSchema,
    title: z.string(),
    description: z.string().optional(),
    createdOn: instantSchema,
    /** That it leads to; absent where the user may not see it. */
    caseId: idSchema.optional(),
    /** Task of the case that it leads to. */
    taskId: idSchema.optional(),
    /** Page of the settings that it leads to; absent where the user may not open it. */
    page: z.enum(['state']).optional(),
    isRead: z.boolean(),
  })
  .meta({ id: 'UserNotification' });

export const notificationEndpoints = defineEndpoints({
  currentBanners: {
    summary: 'System notifications visible now.',
    response: z.array(bannerSchema),
  },
  current: {
    summary: 'The user’s notifications, newest first.',
    response: z.array(userNotificationSchema),
  },
  unread: {
    summary: 'How many notifications the user has not read.',
    response: z.object({ count: z.number().int().min(0) }),
  },
  read: {
    summary: 'Marks notifications as read.',
    body: z.object({ notificationIds: z.array(idSchema).min(1).max(200) }),
  },
  choices: {
    summary: 'What the product tells by itself, and whether the user wants to be told.',
    response: z.array(
      z.object({
        kind: kindSchema,
        name: z.string(),
        isWanted: z.boolean(),
        isEmailed: z.boolean(),
      }),
    ),
  },
  choose: {
    summary: 'Whether the user wants to be told of a kind, and by an e-mail, too.',
    params: z.object({ kind: kindSchema }),
    body: z.object({ isWanted: z.boolean().optional(), isEmailed: z.boolean().optional() }),
    errors: [errorCode.notFound],
  },
});
