import { fresh } from '@advisor/api-client/fresh';
import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { openProperty } from '../../property/open-property';
import type { PropertyReference } from '../../property/property.queries';
import { effectQuery } from './results.queries';

/** A real estate with its result, and what that does to the offer. */
export const resultLoader =
  (queryClient: QueryClient) =>
  (args: LoaderFunctionArgs): Promise<PropertyReference> =>
    openProperty(queryClient, args, (reference) => [
      queryClient.prefetchQuery(fresh(effectQuery(reference))),
    ]);
