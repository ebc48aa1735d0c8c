import type { ArrangementReference } from '@advisor/case/case.queries';
import { fresh } from '@advisor/api-client/fresh';
import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  arrangementCustomersQuery,
  arrangementParametersQuery,
  offersQuery,
} from '../../../arrangement/arrangement.queries';
import { openArrangement } from '@advisor/case/open';
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
