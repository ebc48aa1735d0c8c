import { isApiError } from '@advisor/api-client/api-error';
import { parseIdentifier } from '@advisor/shell/route-identifiers';
import type { QueryClient } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { refinancingParametersQuery, repaymentTermsQuery } from '../../../process/process.queries';
import { readTyped, type TypedDraft } from '../../../process/use-typed-values';
import { retentionReference } from '../retention-reference';
import { offeredDaysQuery, offeredRateQuery, retentionQuery } from '../retention.queries';

export interface CalculatorReference {
  caseId: number;
  /** Of the retention that the offer is for; absent: of a new one. */
  processId?: number;
  typed: TypedDraft;
}

/** The bank offers the loan no rate; why, the parameters say. */
const isRefused = (failure: unknown) => isApiError(failure) && failure.status === 400;

/**
 * What the calculator counts from, as it is now.
 * @throws a 404 without a case, and the server's for a process of another case
 */
export const calculatorLoader =
  (queryClient: QueryClient) =>
  async ({ params }: LoaderFunctionArgs): Promise<CalculatorReference> => {
    const caseId = parseIdentifier(params.caseId);
    if (caseId === undefined) throw data(undefined, { status: 404 });
    const process = params.processId === undefined ? undefined : retentionReference(params);
    const staleTime = 0;
    const offered = Promise.allSettled([
      queryClient.fetchQuery({ ...offeredRateQuery(caseId), staleTime }),
      queryClient.fetchQuery({ ...offeredDaysQuery(caseId), staleTime }),
    ]);
    await Promise.all([
      queryClient.fetchQuery({ ...refinancingParametersQuery(caseId), staleTime }),
      queryClient.fetchQuery({ ...repaymentTermsQuery(caseId), staleTime }),
      process &&
        queryClient.fetchQuery({ ...retentionQuery(caseId, process.processId), staleTime }),
    ]);
    for (const answer of await offered)
      if (answer.status === 'rejected' && !isRefused(answer.reason)) throw answer.reason;
    const draftKey = `retention-calculator-${caseId}-${process?.processId ?? 'new'}`;
    return { caseId, ...process, typed: await readTyped(draftKey) };
  };
