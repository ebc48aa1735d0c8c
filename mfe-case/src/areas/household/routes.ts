import { caseAddresses } from '@advisor/addresses/case';
import { caseTemplate } from '@advisor/addresses/case-template';
import { permission } from '@advisor/contracts/permissions';
import { lazyPage } from '@advisor/shell/lazy-page';
import type { RemoteContext } from '@advisor/shell/remote-module';
import { exceptForQueryParameters } from '@advisor/shell/revalidation';
import type { RouteObject } from 'react-router-dom';
import { clientDetailLoader } from './client-detail/client-detail.loader';
import { householdLoader } from './overview/household.loader';
import { taxReturnLoader } from './tax-return/tax-return.loader';
import './texts';

/** The area's screens. Loaders stand here, so that data is on its way before a page's code is. */
export const householdRoutes = ({ queryClient }: RemoteContext): RouteObject[] => [
  {
    id: 'case.household',
    path: caseAddresses.household.pattern,
    shouldRevalidate: exceptForQueryParameters,
    handle: {
      titleKey: 'case-household:title',
      parent: { titleKey: 'case:hub.title', to: caseTemplate(caseAddresses.loanHub) },
      backButton: true,
      clientPanel: true,
      permission: permission.salesArrangementAccess,
    },
    ...lazyPage(() => import('./HouseholdScreen'), householdLoader(queryClient)),
  },
  {
    id: 'case.client-detail',
    path: caseAddresses.clientDetail.pattern,
    handle: {
      titleKey: 'case-household:clientDetail.title',
      parent: { titleKey: 'case-household:title', to: caseTemplate(caseAddresses.household) },
      backButton: true,
      clientPanel: true,
      permission: permission.salesArrangementAccess,
    },
    shouldRevalidate: exceptForQueryParameters,
    ...lazyPage(() => import('./client-detail/ClientDetailPage'), clientDetailLoader(queryClient)),
  },
  {
    id: 'case.tax-return',
    path: caseAddresses.taxReturn.pattern,
    handle: {
      titleKey: 'case-household:taxReturn.title',
      parent: { titleKey: 'case:hub.title', to: caseTemplate(caseAddresses.loanHub) },
      backButton: true,
      clientPanel: true,
      permission: permission.salesArrangementAccess,
    },
    shouldRevalidate: exceptForQueryParameters,
    ...lazyPage(() => import('./tax-return/TaxReturnPage'), taxReturnLoader(queryClient)),
  },
];
