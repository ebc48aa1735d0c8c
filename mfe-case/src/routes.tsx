import { permission } from '@advisor/contracts/permissions';
import { lazyPage } from '@advisor/shell/lazy-page';
import { routePattern } from '@advisor/shell/paths';
import type { RemoteContext } from '@advisor/shell/remote-module';
import type { RouteHandle } from '@advisor/shell/route-handle';
import { exceptForQueryParameters } from '@advisor/shell/revalidation';
import type { RouteObject } from 'react-router-dom';
import { arrangementParametersLoader } from './case/arrangement-parameters.loader';
import { caseDetailLoader } from './features/case-detail/case-detail.loader';
import { checklistLoader } from './features/checklist/checklist.loader';
import { dashboardLoader } from './features/dashboard/dashboard.loader';
import { generalDocumentsLoader } from './features/general-documents/general-documents.loader';
import { identificationLoader } from './features/identification/identification.loader';
import { loanHubLoader } from './features/loan-hub/loan-hub.loader';

const arrangementScreen = (titleKey: string): { handle: RouteHandle } => ({
  handle: {
    titleKey,
    backButton: true,
    clientPanel: true,
    permission: permission.salesArrangementAccess,
  },
});

/** The remote's screens. Loaders stand here, so that data is on its way before a page's code is. */
export const createRoutes = ({ queryClient }: RemoteContext): RouteObject[] => [
  {
    id: 'case.dashboard',
    path: routePattern.dashboard,
    handle: {
      titleKey: 'case:dashboard.title',
      newProductButton: true,
      permission: permission.searchCases,
    } satisfies RouteHandle,
    shouldRevalidate: exceptForQueryParameters,
    ...lazyPage(() => import('./features/dashboard/DashboardPage'), dashboardLoader(queryClient)),
  },
  {
    id: 'case.identification',
    path: routePattern.caseIdentification,
    handle: {
      titleKey: 'case:identification.title',
      newProductButton: true,
      permission: permission.identifyCase,
    } satisfies RouteHandle,
    shouldRevalidate: exceptForQueryParameters,
    ...lazyPage(() => import('./features/identification/IdentificationPage'), identificationLoader),
  },
  {
    id: 'case.detail',
    path: routePattern.caseDetail,
    handle: {
      titleKey: 'case:detail.title',
      backButton: true,
      clientPanel: true,
    } satisfies RouteHandle,
    shouldRevalidate: exceptForQueryParameters,
    ...lazyPage(
      () => import('./features/case-detail/CaseDetailPage'),
      caseDetailLoader(queryClient),
    ),
  },
  {
    id: 'case.general-documents',
    path: routePattern.generalDocuments,
    handle: {
      titleKey: 'case:documents.title',
      newProductButton: true,
    } satisfies RouteHandle,
    shouldRevalidate: exceptForQueryParameters,
    ...lazyPage(
      () => import('./features/general-documents/GeneralDocumentsPage'),
      generalDocumentsLoader(queryClient),
    ),
  },
  {
    id: 'case.loan-hub',
    path: routePattern.loanHub,
    ...arrangementScreen('case:hub.title'),
    ...lazyPage(() => import('./features/loan-hub/LoanHubPage'), loanHubLoader(queryClient)),
  },
  {
    id: 'case.comment',
    path: routePattern.salesArrangementComment,
    ...arrangementScreen('case:comment.title'),
    ...lazyPage(
      () => import('./features/sales-arrangement-comment/CommentPage'),
      arrangementParametersLoader(queryClient),
    ),
  },
  {
    id: 'case.parameters',
    path: routePattern.salesArrangementParameters,
    ...arrangementScreen('case:parameters.title'),
    ...lazyPage(
      () => import('./features/parameters/ParametersPage'),
      arrangementParametersLoader(queryClient),
    ),
  },
  {
    id: 'case.checklist',
    path: routePattern.checklist,
    ...arrangementScreen('case:checklist.title'),
    shouldRevalidate: exceptForQueryParameters,
    ...lazyPage(() => import('./features/checklist/ChecklistPage'), checklistLoader(queryClient)),
  },
];
