import { parseIdentifier } from '@advisor/shell/route-identifiers';
import type { QueryClient } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { repaymentTermsQuery } from '../../../process/process.queries';
import { refixationQuery } from '../refixation.queries';

/** What the calculator counts from, as it is now. @throws a 404 without a case, or for a process that is not its own */
export const calculatorLoader =
  (queryClient: QueryClient) =>
  async ({ params }: LoaderFunctionArgs): Promise<{ caseId: number }> => {
    const caseId = parseIdentifier(params.caseId);
    if (caseId === undefined) throw data(undefined, { status: 404 });
    const [{ process }] = await Promise.all([
      queryClient.fetchQuery({ ...refixationQuery(caseId), staleTime: 0 }),
      queryClient.fetchQuery({ ...repaymentTermsQuery(caseId), staleTime: 0 }),
    ]);
    const isOfProcess = params.processId !== undefined;
    if (isOfProcess && process?.processId !== parseIdentifier(params.processId))
      throw data(undefined, { status: 404 });
    return { caseId };
  };
