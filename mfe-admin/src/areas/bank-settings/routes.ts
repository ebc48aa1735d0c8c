import { adminAddresses } from '@advisor/addresses/admin';
import { settingsPermission } from '@advisor/contracts/admin/permissions';
import { lazyPage } from '@advisor/shell/lazy-page';
import type { RemoteContext } from '@advisor/shell/remote-module';
import type { RouteHandle } from '@advisor/shell/route-handle';
import type { RouteObject } from 'react-router-dom';
import { bankSettingsLoader } from './bank-settings.loader';
import './texts';

/** The area's screens. Loaders stand here, so that data is on its way before a page's code is. */
export const bankSettingsRoutes = ({ queryClient }: RemoteContext): RouteObject[] => [
  {
    id: 'admin.bank-settings',
    path: adminAddresses.bankSettings.pattern,
    handle: {
      titleKey: 'admin-bank-settings:title',
      permission: settingsPermission.bankSettings,
    } satisfies RouteHandle,
    ...lazyPage(() => import('./BankSettingsPage'), bankSettingsLoader(queryClient)),
  },
];
