import type { ArrangementReference } from '@advisor/case/case.queries';
import { fresh } from '@advisor/api-client/fresh';
import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { offersQuery } from '../../../arrangement/arrangement.queries';
import { openArrangement } from '@advisor/case/open';
import { assessmentQuery, assessmentsQuery } from '../assessment.queries';

/** Fetches the assessments of an application and its offer. */
export const scoringLoader =
  (queryClient: QueryClient) =>
  (args: LoaderFunctionArgs): Promise<ArrangementReference> =>
    openArrangement(queryClient, args, ({ salesArrangementId }) => [
      queryClient.fetchQuery(fresh(assessmentQuery(salesArrangementId))),
      queryClient.fetchQuery(fresh(assessmentsQuery(salesArrangementId))),
      queryClient.fetchQuery(fresh(offersQuery(salesArrangementId))),
    ]);
