import { parseIdentifier } from '@advisor/shell/route-identifiers';
import type { QueryClient } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { repaymentTermsQuery } from '../../../process/process.queries';
import { extraPaymentListQuery } from '../extra-payment.queries';

/** The payments, and whether another may begin. @throws a 404 without a case */
export const extraPaymentListLoader =
  (queryClient: QueryClient) =>
  async ({ params }: LoaderFunctionArgs): Promise<{ caseId: number }> => {
    const caseId = parseIdentifier(params.caseId);
    if (caseId === undefined) throw data(undefined, { status: 404 });
    await Promise.all([
      queryClient.fetchQuery({ ...extraPaymentListQuery(caseId), staleTime: 0 }),
      queryClient.fetchQuery({ ...repaymentTermsQuery(caseId), staleTime: 0 }),
    ]);
    return { caseId };
  };
