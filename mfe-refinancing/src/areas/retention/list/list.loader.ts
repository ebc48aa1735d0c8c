import { identifierIn } from '@advisor/case/address';
import { fresh } from '@advisor/api-client/fresh';
import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { refinancingParametersQuery } from '../../../process/process.queries';

/** The loan and its processes, as they are now. @throws a 404 without a case */
export const retentionListLoader =
  (queryClient: QueryClient) =>
  async ({ params }: LoaderFunctionArgs): Promise<{ caseId: number }> => {
    const caseId = identifierIn({ params }, 'caseId');
    await queryClient.fetchQuery(fresh(refinancingParametersQuery(caseId)));
    return { caseId };
  };
