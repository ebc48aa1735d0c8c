import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { offersQuery, type ArrangementReference } from '../../../arrangement/arrangement.queries';
import { mainPanelQuery } from '../../../case/case.queries';
import { fresh, openArrangement } from '../../../arrangement/open-arrangement';
import { decisionQuery } from '../decision.queries';
import { handoverQuery, priceExceptionQuery } from './loan-hub.queries';

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
