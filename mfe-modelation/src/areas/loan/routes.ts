import { modelationAddresses } from '@advisor/addresses/modelation';
import { permission } from '@advisor/contracts/permissions';
import { lazyPage } from '@advisor/shell/lazy-page';
import type { RemoteContext } from '@advisor/shell/remote-module';
import { exceptForQueryParameters } from '@advisor/shell/revalidation';
import type { RouteHandle } from '@advisor/shell/route-handle';
import type { RouteObject } from 'react-router-dom';
import { loanHubModelationLoader } from './loan-hub-modelation.loader';
import { loanLoader } from './loan.loader';
import { loanProducts } from '../../offer/product';

const screen = (titleKey: string): { handle: RouteHandle } => ({
  handle: { titleKey, backButton: true },
});

const loanPage = () => import('./LoanPage');

/** The area's screens. Loaders stand here, so that data is on its way before a page's code is. */
export const loanRoutes = ({ queryClient }: RemoteContext): RouteObject[] => [
  {
    id: 'modelation.mortgage',
    path: modelationAddresses.mortgageModelation.pattern,
    shouldRevalidate: exceptForQueryParameters,
    ...screen('modelation:product.mortgage'),
    ...lazyPage(loanPage, loanLoader(queryClient, loanProducts.mortgage)),
  },
  {
    id: 'modelation.non-purpose-mortgage',
    path: modelationAddresses.nonPurposeMortgageModelation.pattern,
    shouldRevalidate: exceptForQueryParameters,
    ...screen('modelation:product.nonPurposeMortgage'),
    ...lazyPage(loanPage, loanLoader(queryClient, loanProducts.nonPurposeMortgage)),
  },
  {
    id: 'modelation.american-mortgage',
    path: modelationAddresses.americanMortgageModelation.pattern,
    shouldRevalidate: exceptForQueryParameters,
    ...screen('modelation:product.americanMortgage'),
    ...lazyPage(loanPage, loanLoader(queryClient, loanProducts.americanMortgage)),
  },
  {
    id: 'modelation.unsecured-loan',
    path: modelationAddresses.unsecuredLoanModelation.pattern,
    shouldRevalidate: exceptForQueryParameters,
    ...screen('modelation:product.unsecuredLoan'),
    ...lazyPage(loanPage, loanLoader(queryClient, loanProducts.unsecuredLoan)),
  },
  {
    id: 'modelation.loan-hub',
    path: modelationAddresses.loanHubModelation.pattern,
    shouldRevalidate: exceptForQueryParameters,
    handle: {
      titleKey: 'modelation-loan:hub.title',
      backButton: true,
      clientPanel: true,
      permission: permission.salesArrangementAccess,
    } satisfies RouteHandle,
    ...lazyPage(() => import('./LoanHubModelationPage'), loanHubModelationLoader(queryClient)),
  },
];
