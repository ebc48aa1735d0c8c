import { valuationAddresses } from '@advisor/addresses/valuation';
import { permission } from '@advisor/contracts/permissions';
import { lazyPage } from '@advisor/shell/lazy-page';
import type { RemoteContext } from '@advisor/shell/remote-module';
import { exceptForQueryParameters } from '@advisor/shell/revalidation';
import type { RouteHandle } from '@advisor/shell/route-handle';
import type { RouteObject } from 'react-router-dom';
import { listLoader } from './list/list.loader';
import './texts';

/** The area's screens. Loaders stand here, so that data is on its way before a page's code is. */
export const overviewRoutes = ({ queryClient }: RemoteContext): RouteObject[] => [
  {
    id: 'valuation.list',
    path: valuationAddresses.list.pattern,
    handle: {
      titleKey: 'valuation-overview:title',
      backButton: true,
      clientPanel: true,
      permission: permission.salesArrangementAccess,
    } satisfies RouteHandle,
    shouldRevalidate: exceptForQueryParameters,
    ...lazyPage(() => import('./list/ListPage'), listLoader(queryClient)),
  },
];
