import type { ArrangementReference } from '@advisor/case/case.queries';
import { fresh } from '@advisor/api-client/fresh';
import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { openArrangement } from '@advisor/case/open';
import {
  creditPolicyQuery,
  exposureQuery,
  householdsQuery,
  incomesQuery,
  obligationsQuery,
} from '../household.queries';

/** The households of an application with their people, and what these earn. */
export const householdLoader =
  (queryClient: QueryClient) =>
  (args: LoaderFunctionArgs): Promise<ArrangementReference> =>
    openArrangement(queryClient, args, ({ salesArrangementId }) => [
      queryClient.fetchQuery(fresh(creditPolicyQuery(salesArrangementId))),
      queryClient.prefetchQuery(fresh(exposureQuery(salesArrangementId))),
      queryClient
        .fetchQuery(fresh(householdsQuery(salesArrangementId)))
        .then(({ households }) =>
          Promise.all<unknown>(
            households.flatMap(({ customers }) =>
              customers.flatMap(({ customerOnSAId }) => [
                queryClient.fetchQuery(fresh(incomesQuery(customerOnSAId))),
                queryClient.fetchQuery(fresh(obligationsQuery(customerOnSAId))),
              ]),
            ),
          ),
        ),
    ]);
