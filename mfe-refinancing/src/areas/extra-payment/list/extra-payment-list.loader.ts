import { identifierIn } from '@advisor/case/address';
import { fresh } from '@advisor/api-client/fresh';
import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { repaymentTermsQuery } from '../../../process/process.queries';
import { extraPaymentListQuery } from '../extra-payment.queries';

/** The payments, and whether another may begin. @throws a 404 without a case */
export const extraPaymentListLoader =
  (queryClient: QueryClient) =>
  async ({ params }: LoaderFunctionArgs): Promise<{ caseId: number }> => {
    const caseId = identifierIn({ params }, 'caseId');
    await Promise.all([
      queryClient.fetchQuery(fresh(extraPaymentListQuery(caseId))),
      queryClient.fetchQuery(fresh(repaymentTermsQuery(caseId))),
    ]);
    return { caseId };
  };
