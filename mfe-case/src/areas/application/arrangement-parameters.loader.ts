import type { ArrangementReference } from '@advisor/case/case.queries';
import { fresh } from '@advisor/api-client/fresh';
import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  arrangementCustomersQuery,
  arrangementParametersQuery,
  offersQuery,
} from '../../arrangement/arrangement.queries';
import { openArrangement } from '@advisor/case/open';

/** An arrangement with what is agreed in it, its people and its offer. */
export const arrangementParametersLoader =
  (queryClient: QueryClient) =>
  (args: LoaderFunctionArgs): Promise<ArrangementReference> =>
    openArrangement(queryClient, args, ({ salesArrangementId }) => [
      queryClient.fetchQuery(fresh(arrangementParametersQuery(salesArrangementId))),
      queryClient.fetchQuery(fresh(arrangementCustomersQuery(salesArrangementId))),
      queryClient.fetchQuery(fresh(offersQuery(salesArrangementId))),
    ]);
