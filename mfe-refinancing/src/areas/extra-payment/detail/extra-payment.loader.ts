import { identifierIn } from '@advisor/case/address';
import { fresh } from '@advisor/api-client/fresh';
import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { extraPaymentQuery } from '../extra-payment.queries';

/** @throws a 404 without a case, or for a process of another one */
export const extraPaymentLoader =
  (queryClient: QueryClient) =>
  async ({ params }: LoaderFunctionArgs): Promise<{ caseId: number; processId: number }> => {
    const caseId = identifierIn({ params }, 'caseId');
    const processId = identifierIn({ params }, 'processId');
    await queryClient.fetchQuery(fresh(extraPaymentQuery({ caseId, processId })));
    return { caseId, processId };
  };
