import { adminAddresses } from '@advisor/addresses/admin';
import { settingsPermission } from '@advisor/contracts/admin/permissions';
import { lazyPage } from '@advisor/shell/lazy-page';
import type { RemoteContext } from '@advisor/shell/remote-module';
import type { RouteHandle } from '@advisor/shell/route-handle';
import type { RouteObject } from 'react-router-dom';
import { systemNotificationLoader } from './system-notification.loader';
import './texts';

/** The area's screens. Loaders stand here, so that data is on its way before a page's code is. */
export const systemNotificationRoutes = ({ queryClient }: RemoteContext): RouteObject[] => [
  {
    id: 'admin.system-notification',
    path: adminAddresses.systemNotification.pattern,
    handle: {
      titleKey: 'admin-system-notification:title',
      permission: settingsPermission.systemNotification,
    } satisfies RouteHandle,
    ...lazyPage(() => import('./SystemNotificationPage'), systemNotificationLoader(queryClient)),
  },
];
