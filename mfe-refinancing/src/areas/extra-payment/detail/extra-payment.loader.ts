import { parseIdentifier } from '@advisor/shell/route-identifiers';
import type { QueryClient } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { extraPaymentQuery } from '../extra-payment.queries';

/** @throws a 404 without a case, or for a process of another one */
export const extraPaymentLoader =
  (queryClient: QueryClient) =>
  async ({ params }: LoaderFunctionArgs): Promise<{ caseId: number; processId: number }> => {
    const caseId = parseIdentifier(params.caseId);
    const processId = parseIdentifier(params.processId);
    if (caseId === undefined || processId === undefined) throw data(undefined, { status: 404 });
    await queryClient.fetchQuery({ ...extraPaymentQuery({ caseId, processId }), staleTime: 0 });
    return { caseId, processId };
  };
