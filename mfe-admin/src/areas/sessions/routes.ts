import { adminAddresses } from '@advisor/addresses/admin';
import { settingsPermission } from '@advisor/contracts/admin/permissions';
import { lazyPage } from '@advisor/shell/lazy-page';
import type { RemoteContext } from '@advisor/shell/remote-module';
import type { RouteHandle } from '@advisor/shell/route-handle';
import type { RouteObject } from 'react-router-dom';
import { sessionsLoader } from './sessions.loader';
import './texts';

/** The area's screens. Loaders stand here, so that data is on its way before a page's code is. */
export const sessionsRoutes = ({ queryClient }: RemoteContext): RouteObject[] => [
  {
    id: 'admin.sessions',
    path: adminAddresses.sessions.pattern,
    handle: {
      titleKey: 'admin-sessions:title',
      permission: settingsPermission.sessions,
    } satisfies RouteHandle,
    ...lazyPage(() => import('./SessionsPage'), sessionsLoader(queryClient)),
  },
];
