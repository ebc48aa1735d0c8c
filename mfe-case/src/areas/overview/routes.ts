import { caseAddresses } from '@advisor/addresses/case';
import { permission } from '@advisor/contracts/permissions';
import { lazyPage } from '@advisor/shell/lazy-page';
import type { RemoteContext } from '@advisor/shell/remote-module';
import type { RouteHandle } from '@advisor/shell/route-handle';
import { exceptForQueryParameters } from '@advisor/shell/revalidation';
import type { RouteObject } from 'react-router-dom';
import { dashboardLoader } from './dashboard/dashboard.loader';
import { generalDocumentsLoader } from './general-documents/general-documents.loader';
import { identificationLoader } from './identification/identification.loader';

/** The area's screens. Loaders stand here, so that data is on its way before a page's code is. */
export const overviewRoutes = ({ queryClient }: RemoteContext): RouteObject[] => [
  {
    id: 'case.dashboard',
    path: caseAddresses.dashboard.pattern,
    handle: {
      titleKey: 'case-overview:dashboard.title',
      newProductButton: true,
      permission: permission.searchCases,
    } satisfies RouteHandle,
    shouldRevalidate: exceptForQueryParameters,
    ...lazyPage(() => import('./dashboard/DashboardPage'), dashboardLoader(queryClient)),
  },
  {
    id: 'case.identification',
    path: caseAddresses.caseIdentification.pattern,
    handle: {
      titleKey: 'case-overview:identification.title',
      newProductButton: true,
      permission: permission.identifyCase,
    } satisfies RouteHandle,
    shouldRevalidate: exceptForQueryParameters,
    ...lazyPage(() => import('./identification/IdentificationPage'), identificationLoader),
  },
  {
    id: 'case.general-documents',
    path: caseAddresses.generalDocuments.pattern,
    handle: {
      titleKey: 'case-overview:documents.title',
      newProductButton: true,
    } satisfies RouteHandle,
    shouldRevalidate: exceptForQueryParameters,
    ...lazyPage(
      () => import('./general-documents/GeneralDocumentsPage'),
      generalDocumentsLoader(queryClient),
    ),
  },
];
