import { fresh } from '@advisor/api-client/fresh';
import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { type RetentionReference, retentionReference } from '../retention-reference';
import { retentionQuery } from '../retention.queries';

/** The retention as it is now. @throws the server's 404 for a process of another case */
export const retentionLoader =
  (queryClient: QueryClient) =>
  async ({ params }: LoaderFunctionArgs): Promise<RetentionReference> => {
    const reference = retentionReference(params);
    const { caseId, processId } = reference;
    await queryClient.fetchQuery(fresh(retentionQuery(caseId, processId)));
    return reference;
  };
