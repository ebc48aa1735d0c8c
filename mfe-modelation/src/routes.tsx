import { permission, type Permission } from '@advisor/contracts/permissions';
import { lazyPage } from '@advisor/shell/lazy-page';
import { routePattern } from '@advisor/shell/paths';
import type { RemoteContext } from '@advisor/shell/remote-module';
import { exceptForQueryParameters } from '@advisor/shell/revalidation';
import type { RouteHandle } from '@advisor/shell/route-handle';
import type { RouteObject } from 'react-router-dom';
import { buildingSavingsLoader } from './features/building-savings/building-savings.loader';
import { loanHubModelationLoader } from './features/loan-hub/loan-hub-modelation.loader';
import { loanLoader } from './features/loan/loan.loader';
import { loanProducts } from './offer/product';

const screen = (titleKey: string, needed?: Permission): { handle: RouteHandle } => ({
  handle: { titleKey, backButton: true, ...(needed !== undefined && { permission: needed }) },
});

const savingsPage = () => import('./features/building-savings/BuildingSavingsPage');
const loanPage = () => import('./features/loan/LoanPage');

/** The remote's screens. Loaders stand here, so that data is on its way before a page's code is. */
export const createRoutes = ({ queryClient }: RemoteContext): RouteObject[] => [
  {
    id: 'modelation.mortgage',
    path: routePattern.mortgageModelation,
    shouldRevalidate: exceptForQueryParameters,
    ...screen('modelation:product.mortgage', permission.employeeMortgage),
    ...lazyPage(loanPage, loanLoader(queryClient, loanProducts.mortgage)),
  },
  {
    id: 'modelation.american-mortgage',
    path: routePattern.americanMortgageModelation,
    shouldRevalidate: exceptForQueryParameters,
    ...screen('modelation:product.americanMortgage', permission.employeeMortgage),
    ...lazyPage(loanPage, loanLoader(queryClient, loanProducts.americanMortgage)),
  },
  {
    id: 'modelation.unsecured-loan',
    path: routePattern.unsecuredLoanModelation,
    shouldRevalidate: exceptForQueryParameters,
    ...screen('modelation:product.unsecuredLoan'),
    ...lazyPage(loanPage, loanLoader(queryClient, loanProducts.unsecuredLoan)),
  },
  {
    id: 'modelation.building-savings',
    path: routePattern.buildingSavingsModelation,
    shouldRevalidate: exceptForQueryParameters,
    ...screen('modelation:product.buildingSavings'),
    ...lazyPage(savingsPage, buildingSavingsLoader(queryClient)),
  },
  {
    id: 'modelation.building-savings-of-arrangement',
    path: routePattern.buildingSavingsOfArrangement,
    shouldRevalidate: exceptForQueryParameters,
    ...screen('modelation:product.buildingSavings'),
    ...lazyPage(savingsPage, buildingSavingsLoader(queryClient)),
  },
  {
    id: 'modelation.loan-hub',
    path: routePattern.loanHubModelation,
    shouldRevalidate: exceptForQueryParameters,
    handle: {
      titleKey: 'modelation:hub.title',
      backButton: true,
      clientPanel: true,
      permission: permission.salesArrangementAccess,
    } satisfies RouteHandle,
    ...lazyPage(
      () => import('./features/loan-hub/LoanHubModelationPage'),
      loanHubModelationLoader(queryClient),
    ),
  },
];
