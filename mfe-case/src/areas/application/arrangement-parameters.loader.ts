import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  arrangementCustomersQuery,
  arrangementParametersQuery,
  offersQuery,
  type ArrangementReference,
} from '../../arrangement/arrangement.queries';
import { fresh, openArrangement } from '../../arrangement/open-arrangement';

/** An arrangement with what is agreed in it, its people and its offer. */
export const arrangementParametersLoader =
  (queryClient: QueryClient) =>
  (args: LoaderFunctionArgs): Promise<ArrangementReference> =>
    openArrangement(queryClient, args, ({ salesArrangementId }) => [
      queryClient.fetchQuery(fresh(arrangementParametersQuery(salesArrangementId))),
      queryClient.fetchQuery(fresh(arrangementCustomersQuery(salesArrangementId))),
      queryClient.fetchQuery(fresh(offersQuery(salesArrangementId))),
    ]);
