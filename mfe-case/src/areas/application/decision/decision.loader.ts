import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  arrangementCustomersQuery,
  arrangementParametersQuery,
  offersQuery,
  type ArrangementReference,
} from '../../../arrangement/arrangement.queries';
import { fresh, openArrangement } from '../../../arrangement/open-arrangement';
import { assessmentQuery } from '../assessment.queries';
import { decisionQuery } from '../decision.queries';

/** What a specialist decides by. */
export const decisionLoader =
  (queryClient: QueryClient) =>
  (args: LoaderFunctionArgs): Promise<ArrangementReference> =>
    openArrangement(queryClient, args, ({ salesArrangementId }) => [
      queryClient.fetchQuery(fresh(decisionQuery(salesArrangementId))),
      queryClient.fetchQuery(fresh(assessmentQuery(salesArrangementId))),
      queryClient.fetchQuery(fresh(arrangementCustomersQuery(salesArrangementId))),
      queryClient.fetchQuery(fresh(arrangementParametersQuery(salesArrangementId))),
      queryClient.fetchQuery(fresh(offersQuery(salesArrangementId))),
    ]);
