import { settingsPermission } from '@advisor/contracts/admin/permissions';
import { renderRoute } from '@advisor/testing/render-route';
import { advisorUser } from '@advisor/testing/users';
import type { SentNotification } from '../notifications.queries';
import { userNotificationRoutes } from '../routes';

export const sentNotification = (changed: Partial<SentNotification> = {}): SentNotification => ({
  notificationId: 7,
  title: 'Nový sazebník',
  description: 'Platí od 1. 12. Více na https://www.kb.cz/sazebnik.',
  createdOn: '2026-11-20T08:30:00.000Z',
  createdBy: 'Alena Šťastná',
  audience: ['advisors', 'brokers'],
  recipientCount: 7,
  readCount: 3,
  ...changed,
});

/** Opens the page of user notifications as the host does, for an administrator. */
export const openNotifications = () =>
  renderRoute(
    (queryClient) => [
      {
        errorElement: 'Nelze načíst',
        HydrateFallback: () => null,
        children: userNotificationRoutes({ queryClient }),
      },
    ],
    '/settings/user-notification',
    { user: advisorUser({ userPermissions: [settingsPermission.userNotification] }) },
  );
