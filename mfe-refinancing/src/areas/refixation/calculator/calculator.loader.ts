import { identifierIn, notFound } from '@advisor/case/address';
import { fresh } from '@advisor/api-client/fresh';
import { parseIdentifier } from '@advisor/shell/route-identifiers';
import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { readTyped, type TypedDraft } from '../../../calculator/use-calculator';
import { repaymentTermsQuery } from '../../../process/process.queries';
import { refixationQuery } from '../refixation.queries';

export interface CalculatorAddress {
  caseId: number;
  typed: TypedDraft;
}

/** What the calculator counts from, as it is now. @throws a 404 without a case, or for a process that is not its own */
export const calculatorLoader =
  (queryClient: QueryClient) =>
  async ({ params }: LoaderFunctionArgs): Promise<CalculatorAddress> => {
    const caseId = identifierIn({ params }, 'caseId');
    const [{ process }] = await Promise.all([
      queryClient.fetchQuery(fresh(refixationQuery(caseId))),
      queryClient.fetchQuery(fresh(repaymentTermsQuery(caseId))),
    ]);
    const isOfProcess = params.processId !== undefined;
    if (isOfProcess && process?.processId !== parseIdentifier(params.processId)) throw notFound();
    return { caseId, typed: await readTyped(`refixation-calculator-${caseId}`) };
  };
