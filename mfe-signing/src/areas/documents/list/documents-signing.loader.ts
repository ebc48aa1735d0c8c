import { openCase, type CaseReference } from '@advisor/case/open';
import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { documentsQuery } from '../documents.queries';

export const documentsSigningLoader =
  (queryClient: QueryClient) =>
  (args: LoaderFunctionArgs): Promise<CaseReference> =>
    openCase(queryClient, args, (reference) => [queryClient.fetchQuery(documentsQuery(reference))]);
