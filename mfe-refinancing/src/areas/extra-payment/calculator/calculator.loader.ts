import { parseIdentifier } from '@advisor/shell/route-identifiers';
import type { QueryClient } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { repaymentTermsQuery } from '../extra-payment.queries';

/** What the calculator counts from, as it is now. @throws a 404 without a case */
export const calculatorLoader =
  (queryClient: QueryClient) =>
  async ({ params }: LoaderFunctionArgs): Promise<{ caseId: number }> => {
    const caseId = parseIdentifier(params.caseId);
    if (caseId === undefined) throw data(undefined, { status: 404 });
    await queryClient.fetchQuery({ ...repaymentTermsQuery(caseId), staleTime: 0 });
    return { caseId };
  };
