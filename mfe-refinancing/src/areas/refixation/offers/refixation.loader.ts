import { identifierIn, notFound } from '@advisor/case/address';
import { fresh } from '@advisor/api-client/fresh';
import { refinancingType } from '@advisor/contracts/codebooks/refinancing';
import { parseIdentifier } from '@advisor/shell/route-identifiers';
import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { codebooksQuery, refinancingParametersQuery } from '../../../process/process.queries';
import { refixationQuery } from '../refixation.queries';

export interface RefixationReference {
  caseId: number;
  /** Absent: the refixation that is worked on now. */
  processId: number | undefined;
}

/** A refixation as it is now. @throws a 404 without a case, or for a process that is not its refixation */
export const refixationLoader =
  (queryClient: QueryClient) =>
  async ({ params }: LoaderFunctionArgs): Promise<RefixationReference> => {
    const caseId = identifierIn({ params }, 'caseId');
    const [{ processes }] = await Promise.all([
      queryClient.fetchQuery(fresh(refinancingParametersQuery(caseId))),
      queryClient.fetchQuery(fresh(refixationQuery(caseId))),
      // For what clients answered, whose place says by itself when they are missing.
      queryClient.prefetchQuery(codebooksQuery()),
    ]);
    if (params.processId === undefined) return { caseId, processId: undefined };
    const wanted = parseIdentifier(params.processId);
    const process = processes.find(
      ({ processId, refinancingTypeId }) =>
        processId === wanted && refinancingTypeId === refinancingType.refixation.code,
    );
    if (process === undefined) throw notFound();
    return { caseId, processId: process.processId };
  };
