import type { Calls } from '../operation';
import type { notificationEndpoints } from './endpoints';

export const notificationCalls: Calls<typeof notificationEndpoints> = {
  currentBanners: { id: 'banners.current', method: 'GET', path: 'current-banners' },
  current: { id: 'usersNotifications.current', method: 'GET', path: 'current-users-notifications' },
  unread: { id: 'usersNotifications.unread', method: 'GET', path: 'unread-users-notifications' },
  read: { id: 'usersNotifications.read', method: 'POST', path: 'users-notifications-read' },
  choices: {
    id: 'usersNotifications.choices',
    method: 'GET',
    path: 'users-notification-choices',
    extension: true,
  },
  choose: {
    id: 'usersNotifications.choose',
    method: 'PUT',
    path: 'users-notification-choices/{kind}',
    extension: true,
  },
};
