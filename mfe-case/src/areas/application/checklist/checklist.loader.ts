import type { ArrangementReference } from '@advisor/case/case.queries';
import { fresh } from '@advisor/api-client/fresh';
import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { openArrangement } from '@advisor/case/open';
import { checklistQuery, snapshotQuery } from './checklist.queries';

/** The documents of an arrangement, now and as they were given to the client. */
export const checklistLoader =
  (queryClient: QueryClient) =>
  (args: LoaderFunctionArgs): Promise<ArrangementReference> =>
    openArrangement(queryClient, args, (reference) => [
      queryClient.fetchQuery(fresh(checklistQuery(reference))),
      queryClient.fetchQuery(fresh(snapshotQuery(reference))),
    ]);
