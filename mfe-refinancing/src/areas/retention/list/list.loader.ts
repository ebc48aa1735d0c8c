import { parseIdentifier } from '@advisor/shell/route-identifiers';
import type { QueryClient } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { refinancingParametersQuery } from '../../../process/process.queries';

/** The loan and its processes, as they are now. @throws a 404 without a case */
export const retentionListLoader =
  (queryClient: QueryClient) =>
  async ({ params }: LoaderFunctionArgs): Promise<{ caseId: number }> => {
    const caseId = parseIdentifier(params.caseId);
    if (caseId === undefined) throw data(undefined, { status: 404 });
    await queryClient.fetchQuery({ ...refinancingParametersQuery(caseId), staleTime: 0 });
    return { caseId };
  };
