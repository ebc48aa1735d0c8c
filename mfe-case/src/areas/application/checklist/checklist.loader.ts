import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ArrangementReference } from '../../../arrangement/arrangement.queries';
import { fresh, openArrangement } from '../../../arrangement/open-arrangement';
import { checklistQuery, snapshotQuery } from './checklist.queries';

/** The documents of an arrangement, now and as they were given to the client. */
export const checklistLoader =
  (queryClient: QueryClient) =>
  (args: LoaderFunctionArgs): Promise<ArrangementReference> =>
    openArrangement(queryClient, args, (reference) => [
      queryClient.fetchQuery(fresh(checklistQuery(reference))),
      queryClient.fetchQuery(fresh(snapshotQuery(reference))),
    ]);
