import { identifierIn } from '@advisor/case/address';
import { fresh } from '@advisor/api-client/fresh';
import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
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
    const caseId = identifierIn({ params }, 'caseId');
    await queryClient.fetchQuery(fresh(repaymentTermsQuery(caseId)));
    return { caseId, typed: await readTyped(`${draftKey}-${caseId}`) };
  };

/** Besides, the process that gets another offer. @throws a 404 without a case or its process */
export const calculatorOfProcessLoader =
  (queryClient: QueryClient) =>
  async ({ params }: LoaderFunctionArgs): Promise<CalculatorAddress> => {
    const caseId = identifierIn({ params }, 'caseId');
    const processId = identifierIn({ params }, 'processId');
    await Promise.all([
      queryClient.fetchQuery(fresh(repaymentTermsQuery(caseId))),
      queryClient.fetchQuery(fresh(extraPaymentQuery({ caseId, processId }))),
    ]);
    const typed = await readTyped(`${draftKey}-${caseId}-${processId}`);
    return { caseId, processId, typed };
  };
