import { fresh } from '@advisor/api-client/fresh';
import { identifierIn } from '@advisor/case/address';
import { isApiError } from '@advisor/api-client/api-error';
import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { refinancingParametersQuery, repaymentTermsQuery } from '../../../process/process.queries';
import { readTyped, type TypedDraft } from '../../../calculator/use-calculator';
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
    const caseId = identifierIn({ params }, 'caseId');
    const process = params.processId === undefined ? undefined : retentionReference(params);
    const offered = Promise.allSettled([
      queryClient.fetchQuery(fresh(offeredRateQuery(caseId))),
      queryClient.fetchQuery(fresh(offeredDaysQuery(caseId))),
    ]);
    await Promise.all([
      queryClient.fetchQuery(fresh(refinancingParametersQuery(caseId))),
      queryClient.fetchQuery(fresh(repaymentTermsQuery(caseId))),
      process && queryClient.fetchQuery(fresh(retentionQuery(caseId, process.processId))),
    ]);
    for (const answer of await offered)
      if (answer.status === 'rejected' && !isRefused(answer.reason)) throw answer.reason;
    const draftKey = `retention-calculator-${caseId}-${process?.processId ?? 'new'}`;
    return { caseId, ...process, typed: await readTyped(draftKey) };
  };
