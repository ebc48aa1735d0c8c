import { parseIdentifier } from '@advisor/shell/route-identifiers';
import type { QueryClient } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { repaymentTermsQuery } from '../../../process/process.queries';
import { readTyped, type TypedDraft } from '../../../process/use-typed-values';
import { extraPaymentQuery } from '../extra-payment.queries';

export interface CalculatorAddress {
  caseId: number;
  /** Of the process that gets another offer. */
  processId?: number;
  typed: TypedDraft;
}

const draftKey = 'extra-payment-calculator';

/** What the calculator counts from, as it is now. @throws a 404 without a case */
export const calculatorLoader =
  (queryClient: QueryClient) =>
  async ({ params }: LoaderFunctionArgs): Promise<CalculatorAddress> => {
    const caseId = parseIdentifier(params.caseId);
    if (caseId === undefined) throw data(undefined, { status: 404 });
    await queryClient.fetchQuery({ ...repaymentTermsQuery(caseId), staleTime: 0 });
    return { caseId, typed: await readTyped(`${draftKey}-${caseId}`) };
  };

/** Besides, the process that gets another offer. @throws a 404 without a case or its process */
export const calculatorOfProcessLoader =
  (queryClient: QueryClient) =>
  async ({ params }: LoaderFunctionArgs): Promise<CalculatorAddress> => {
    const caseId = parseIdentifier(params.caseId);
    const processId = parseIdentifier(params.processId);
    if (caseId === undefined || processId === undefined) throw data(undefined, { status: 404 });
    await Promise.all([
      queryClient.fetchQuery({ ...repaymentTermsQuery(caseId), staleTime: 0 }),
      queryClient.fetchQuery({ ...extraPaymentQuery({ caseId, processId }), staleTime: 0 }),
    ]);
    const typed = await readTyped(`${draftKey}-${caseId}-${processId}`);
    return { caseId, processId, typed };
  };
