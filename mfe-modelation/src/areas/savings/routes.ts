import { modelationAddresses } from '@advisor/addresses/modelation';
import { lazyPage } from '@advisor/shell/lazy-page';
import type { RemoteContext } from '@advisor/shell/remote-module';
import { exceptForQueryParameters } from '@advisor/shell/revalidation';
import type { RouteHandle } from '@advisor/shell/route-handle';
import type { RouteObject } from 'react-router-dom';
import { buildingSavingsLoader } from './building-savings.loader';

const savingsPage = () => import('./BuildingSavingsPage');

const handle: RouteHandle = { titleKey: 'modelation:product.buildingSavings', backButton: true };

/** The area's screens. Loaders stand here, so that data is on its way before a page's code is. */
export const savingsRoutes = ({ queryClient }: RemoteContext): RouteObject[] => [
  {
    id: 'modelation.building-savings',
    path: modelationAddresses.buildingSavingsModelation.pattern,
    shouldRevalidate: exceptForQueryParameters,
    handle,
    ...lazyPage(savingsPage, buildingSavingsLoader(queryClient)),
  },
  {
    id: 'modelation.building-savings-of-arrangement',
    path: modelationAddresses.buildingSavingsOfArrangement.pattern,
    shouldRevalidate: exceptForQueryParameters,
    handle,
    ...lazyPage(savingsPage, buildingSavingsLoader(queryClient)),
  },
];
