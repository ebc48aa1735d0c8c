import { adminAddresses } from '@advisor/addresses/admin';
import { settingsPermission } from '@advisor/contracts/admin/permissions';
import { lazyPage } from '@advisor/shell/lazy-page';
import type { RemoteContext } from '@advisor/shell/remote-module';
import type { RouteHandle } from '@advisor/shell/route-handle';
import type { RouteObject } from 'react-router-dom';
import { stateLoader } from './state.loader';
import './texts';

/** The area's screens. Loaders stand here, so that data is on its way before a page's code is. */
export const stateRoutes = ({ queryClient }: RemoteContext): RouteObject[] => [
  {
    id: 'admin.state',
    path: adminAddresses.state.pattern,
    handle: {
      titleKey: 'admin-state:title',
      permission: settingsPermission.state,
    } satisfies RouteHandle,
    ...lazyPage(() => import('./StatePage'), stateLoader(queryClient)),
  },
];
