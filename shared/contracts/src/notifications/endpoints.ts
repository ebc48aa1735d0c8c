import { z } from 'zod';
import { defineEndpoints } from '../endpoint';
import { idSchema, instantSchema } from '../fields';

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
});
