import { adminAddresses } from '@advisor/addresses/admin';
import { settingsPermission } from '@advisor/contracts/admin/permissions';
import { lazyPage } from '@advisor/shell/lazy-page';
import type { RemoteContext } from '@advisor/shell/remote-module';
import type { RouteHandle } from '@advisor/shell/route-handle';
import type { RouteObject } from 'react-router-dom';
import { userNotificationLoader } from './user-notification.loader';
import './texts';

/** The area's screens. Loaders stand here, so that data is on its way before a page's code is. */
export const userNotificationRoutes = ({ queryClient }: RemoteContext): RouteObject[] => [
  {
    id: 'admin.user-notification',
    path: adminAddresses.userNotification.pattern,
    handle: {
      titleKey: 'admin-user-notification:title',
      permission: settingsPermission.userNotification,
    } satisfies RouteHandle,
    ...lazyPage(() => import('./UserNotificationPage'), userNotificationLoader(queryClient)),
  },
];
