import {
  maxRecipients,
  notificationTextLength,
  notificationTitleLength,
  userRoles,
} from '@advisor/contracts/admin/user-notification-rules';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { personSchema } from '../../people/person.schema';
import type { NotificationInput } from './notifications.queries';

const audiences = ['everybody', 'roles', 'users'] as const;

export const sendSchema = z
  .object({
    title: z.string().trim().min(1).max(notificationTitleLength),
    description: z.string().trim().max(notificationTextLength),
    to: z.enum(audiences),
    roles: z.object({
      advisors: z.boolean(),
      brokers: z.boolean(),
      administrators: z.boolean(),
    }),
    users: z.array(personSchema),
  })
  .superRefine(({ to, roles, users }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (to === 'roles' && !userRoles.some((role) => roles[role])) {
      refuse('to', 'admin-user-notification:problem.noRole');
    }
    if (to !== 'users') return;
    if (users.length === 0) refuse('users', 'admin-user-notification:problem.noUser');
    if (users.length > maxRecipients) refuse('users', 'admin-user-notification:problem.tooMany');
  });
type SendValues = z.infer<typeof sendSchema>;
export type SendForm = UseFormReturn<SendValues, unknown, SendValues>;

export const nothingTyped: SendValues = {
  title: '',
  description: '',
  to: 'users',
  roles: { advisors: false, brokers: false, administrators: false },
  users: [],
};

/** What is typed as the call takes it. */
export const toInput = ({
  title,
  description,
  to,
  roles,
  users,
}: SendValues): NotificationInput => ({
  title,
  description: description === '' ? undefined : description,
  ...(to === 'roles' && { roles: userRoles.filter((role) => roles[role]) }),
  ...(to === 'users' && { userIds: users.map(({ userId }) => userId) }),
});
