import { caseAddresses } from '@advisor/addresses/case';
import { caseTemplate } from '@advisor/addresses/case-template';
import { permission } from '@advisor/contracts/permissions';
import { lazyPage } from '@advisor/shell/lazy-page';
import type { RemoteContext } from '@advisor/shell/remote-module';
import type { RouteHandle } from '@advisor/shell/route-handle';
import { exceptForQueryParameters } from '@advisor/shell/revalidation';
import type { RouteObject } from 'react-router-dom';
import { arrangementParametersLoader } from './arrangement-parameters.loader';
import { checklistLoader } from './checklist/checklist.loader';
import { decisionLoader } from './decision/decision.loader';
import { loanHubLoader } from './loan-hub/loan-hub.loader';
import { repaymentAccountLoader } from './repayment-account/repayment-account.loader';
import { scoringLoader } from './scoring/scoring.loader';

const hub = { titleKey: 'case:hub.title', to: caseTemplate(caseAddresses.loanHub) };
const parameters = {
  titleKey: 'case-application:parameters.title',
  to: caseTemplate(caseAddresses.salesArrangementParameters),
};

const arrangementScreen = (
  titleKey: string,
  above: Pick<RouteHandle, 'parent'> = {},
): { handle: RouteHandle } => ({
  handle: {
    titleKey,
    ...above,
    backButton: true,
    clientPanel: true,
    permission: permission.salesArrangementAccess,
  },
});

/** The area's screens. Loaders stand here, so that data is on its way before a page's code is. */
export const applicationRoutes = ({ queryClient }: RemoteContext): RouteObject[] => [
  {
    id: 'case.loan-hub',
    path: caseAddresses.loanHub.pattern,
    ...arrangementScreen('case:hub.title'),
    ...lazyPage(() => import('./loan-hub/LoanHubPage'), loanHubLoader(queryClient)),
  },
  {
    id: 'case.comment',
    path: caseAddresses.salesArrangementComment.pattern,
    ...arrangementScreen('case-application:comment.title', { parent: hub }),
    ...lazyPage(() => import('./comment/CommentPage'), arrangementParametersLoader(queryClient)),
  },
  {
    id: 'case.parameters',
    path: caseAddresses.salesArrangementParameters.pattern,
    ...arrangementScreen('case-application:parameters.title', { parent: hub }),
    ...lazyPage(
      () => import('./parameters/ParametersPage'),
      arrangementParametersLoader(queryClient),
    ),
  },
  {
    id: 'case.repayment-account',
    path: caseAddresses.repaymentAccount.pattern,
    ...arrangementScreen('case-application:repaymentAccount.title', { parent: parameters }),
    ...lazyPage(
      () => import('./repayment-account/RepaymentAccountPage'),
      repaymentAccountLoader(queryClient),
    ),
  },
  {
    id: 'case.request-applicant',
    path: caseAddresses.requestApplicant.pattern,
    ...arrangementScreen('case-application:requestApplicant.title', { parent: parameters }),
    ...lazyPage(
      () => import('./request-applicant/RequestApplicantPage'),
      arrangementParametersLoader(queryClient),
    ),
  },
  {
    id: 'case.checklist',
    path: caseAddresses.checklist.pattern,
    ...arrangementScreen('case-application:checklist.title', { parent: hub }),
    shouldRevalidate: exceptForQueryParameters,
    ...lazyPage(() => import('./checklist/ChecklistPage'), checklistLoader(queryClient)),
  },
  {
    id: 'case.scoring',
    path: caseAddresses.scoring.pattern,
    ...arrangementScreen('case-application:scoring.title', { parent: hub }),
    ...lazyPage(() => import('./scoring/ScoringPage'), scoringLoader(queryClient)),
  },
  {
    id: 'case.loan-decision',
    path: caseAddresses.loanDecision.pattern,
    ...arrangementScreen('case-application:decide.title', { parent: hub }),
    ...lazyPage(() => import('./decision/DecisionPage'), decisionLoader(queryClient)),
  },
];
