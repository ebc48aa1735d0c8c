import { refinancingAddresses } from '@advisor/addresses/refinancing';
import { lazyPage } from '@advisor/shell/lazy-page';
import type { RemoteContext } from '@advisor/shell/remote-module';
import { exceptForQueryParameters } from '@advisor/shell/revalidation';
import type { RouteHandle } from '@advisor/shell/route-handle';
import type { RouteObject } from 'react-router-dom';
import { processesLoader } from './processes/processes.loader';
import './texts';

/** The area's screens. Loaders stand here, so that data is on its way before a page's code is. */
export const overviewRoutes = ({ queryClient }: RemoteContext): RouteObject[] => [
  {
    id: 'refinancing.processes',
    path: refinancingAddresses.processes.pattern,
    shouldRevalidate: exceptForQueryParameters,
    handle: {
      titleKey: 'refinancing-overview:processes.title',
      backButton: true,
      clientPanel: true,
    } satisfies RouteHandle,
    ...lazyPage(() => import('./processes/ProcessesPage'), processesLoader(queryClient)),
  },
];
