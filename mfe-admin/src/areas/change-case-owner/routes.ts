import { adminAddresses } from '@advisor/addresses/admin';
import { settingsPermission } from '@advisor/contracts/admin/permissions';
import { lazyPage } from '@advisor/shell/lazy-page';
import type { RemoteContext } from '@advisor/shell/remote-module';
import type { RouteHandle } from '@advisor/shell/route-handle';
import type { RouteObject } from 'react-router-dom';
import { changeCaseOwnerLoader } from './change-case-owner.loader';
import './texts';

/** The area's screens. Loaders stand here, so that data is on its way before a page's code is. */
export const changeCaseOwnerRoutes = ({ queryClient }: RemoteContext): RouteObject[] => [
  {
    id: 'admin.change-case-owner',
    path: adminAddresses.changeCaseOwner.pattern,
    handle: {
      titleKey: 'admin-change-case-owner:title',
      permission: settingsPermission.changeCaseOwner,
    } satisfies RouteHandle,
    ...lazyPage(() => import('./ChangeCaseOwnerPage'), changeCaseOwnerLoader(queryClient)),
  },
];
