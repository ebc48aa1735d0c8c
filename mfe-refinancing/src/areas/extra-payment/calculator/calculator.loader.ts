import { identifierIn } from '@advisor/case/address';
import { fresh } from '@advisor/api-client/fresh';
import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { readTyped, type TypedDraft } from '../../../calculator/use-calculator';
import { repaymentTermsQuery } from '../../../process/process.queries';
import { extraPaymentQuery } from '../extra-payment.queries';

export interface CalculatorAddress {
  caseId: number;
  /** Of the process that gets another offer; absent: a new one. */
  processId?: number;
  typed: TypedDraft;
}

/** What the calculator counts from, as it is now. @throws a 404 without a case or its process */
export const calculatorLoader =
  (queryClient: QueryClient) =>
  async ({ params }: LoaderFunctionArgs): Promise<CalculatorAddress> => {
    const caseId = identifierIn({ params }, 'caseId');
    const process =
      params.processId === undefined
        ? undefined
        : { processId: identifierIn({ params }, 'processId') };
    await Promise.all([
      queryClient.fetchQuery(fresh(repaymentTermsQuery(caseId))),
      process && queryClient.fetchQuery(fresh(extraPaymentQuery({ caseId, ...process }))),
    ]);
    const key = ['extra-payment-calculator', caseId, process?.processId ?? 'new'].join('-');
    return { caseId, ...process, typed: await readTyped(key) };
  };
