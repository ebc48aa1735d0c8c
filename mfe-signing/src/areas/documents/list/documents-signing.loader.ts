import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { readCaseReference, showClientOfCase } from '../case-reference';
import { documentsQuery, type CaseReference } from '../documents.queries';

export const documentsSigningLoader =
  (queryClient: QueryClient) =>
  async ({ request }: LoaderFunctionArgs): Promise<CaseReference> => {
    const reference = readCaseReference(request);
    await Promise.all([
      queryClient.fetchQuery(documentsQuery(reference)),
      showClientOfCase(queryClient, reference.caseId),
    ]);
    return reference;
  };
