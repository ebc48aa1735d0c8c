import type { ArrangementReference } from '@advisor/case/case.queries';
import { fresh } from '@advisor/api-client/fresh';
import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  arrangementCustomersQuery,
  arrangementParametersQuery,
  offersQuery,
} from '../../../arrangement/arrangement.queries';
import { openArrangement } from '@advisor/case/open';
import { caseParametersQuery } from '../../../case/case.queries';

/** What is agreed, and the account that the loan has today. */
export const repaymentAccountLoader =
  (queryClient: QueryClient) =>
  (args: LoaderFunctionArgs): Promise<ArrangementReference> =>
    openArrangement(queryClient, args, ({ caseId, salesArrangementId }) => [
      queryClient.fetchQuery(fresh(arrangementParametersQuery(salesArrangementId))),
      queryClient.fetchQuery(fresh(arrangementCustomersQuery(salesArrangementId))),
      queryClient.fetchQuery(fresh(offersQuery(salesArrangementId))),
      queryClient.fetchQuery(fresh(caseParametersQuery(caseId))),
    ]);
