import type { ArrangementReference } from '@advisor/case/case.queries';
import { fresh } from '@advisor/api-client/fresh';
import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { offersQuery } from '../../../arrangement/arrangement.queries';
import { mainPanelQuery } from '../../../case/case.queries';
import { openArrangement } from '@advisor/case/open';
import { decisionQuery } from '../decision.queries';
import { handoverQuery, priceExceptionQuery } from '../../../task/task.queries';

/** Fetches everything that the hub shows, at once. */
export const loanHubLoader =
  (queryClient: QueryClient) =>
  (args: LoaderFunctionArgs): Promise<ArrangementReference> =>
    openArrangement(queryClient, args, ({ caseId, salesArrangementId }) => [
      queryClient.fetchQuery(fresh(offersQuery(salesArrangementId))),
      queryClient.fetchQuery(fresh(mainPanelQuery(caseId))),
      queryClient.fetchQuery(fresh(priceExceptionQuery(caseId))),
      queryClient.fetchQuery(fresh(handoverQuery(caseId))),
      queryClient.fetchQuery(fresh(decisionQuery(salesArrangementId))),
    ]);
