import { caseTemplate } from '@advisor/addresses/case-template';
import { valuationAddresses } from '@advisor/addresses/valuation';
import { permission } from '@advisor/contracts/permissions';
import { lazyPage } from '@advisor/shell/lazy-page';
import type { RemoteContext } from '@advisor/shell/remote-module';
import { exceptForQueryParameters } from '@advisor/shell/revalidation';
import type { RouteHandle } from '@advisor/shell/route-handle';
import type { RouteObject } from 'react-router-dom';
import { propertyLoader } from '../../property/property.loader';
import '../../property/texts';
import './texts';

const screen = (titleKey: string) => ({
  shouldRevalidate: exceptForQueryParameters,
  handle: {
    titleKey: `valuation-orders:${titleKey}`,
    parent: { titleKey: 'valuation-property:list', to: caseTemplate(valuationAddresses.list) },
    backButton: true,
    clientPanel: true,
    permission: permission.salesArrangementAccess,
  } satisfies RouteHandle,
});

/** The area's screens. Loaders stand here, so that data is on its way before a page's code is. */
export const orderRoutes = ({ queryClient }: RemoteContext): RouteObject[] => [
  {
    id: 'valuation.online',
    path: valuationAddresses.online.pattern,
    ...screen('title.1'),
    ...lazyPage(() => import('./online/OnlinePage'), propertyLoader(queryClient)),
  },
  {
    id: 'valuation.dts',
    path: valuationAddresses.dts.pattern,
    ...screen('title.2'),
    ...lazyPage(() => import('./appraisal/DtsPage'), propertyLoader(queryClient)),
  },
  {
    id: 'valuation.standard',
    path: valuationAddresses.standard.pattern,
    ...screen('title.3'),
    ...lazyPage(() => import('./appraisal/StandardPage'), propertyLoader(queryClient)),
  },
];
