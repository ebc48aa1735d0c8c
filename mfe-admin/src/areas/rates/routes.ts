import { adminAddresses } from '@advisor/addresses/admin';
import { settingsPermission } from '@advisor/contracts/admin/permissions';
import { lazyPage } from '@advisor/shell/lazy-page';
import type { RemoteContext } from '@advisor/shell/remote-module';
import type { RouteHandle } from '@advisor/shell/route-handle';
import type { RouteObject } from 'react-router-dom';
import { ratesLoader } from './rates.loader';
import './texts';

/** The area's screens. Loaders stand here, so that data is on its way before a page's code is. */
export const ratesRoutes = ({ queryClient }: RemoteContext): RouteObject[] => [
  {
    id: 'admin.rates',
    path: adminAddresses.rates.pattern,
    handle: {
      titleKey: 'admin-rates:title',
      permission: settingsPermission.rates,
    } satisfies RouteHandle,
    ...lazyPage(() => import('./RatesPage'), ratesLoader(queryClient)),
  },
];
