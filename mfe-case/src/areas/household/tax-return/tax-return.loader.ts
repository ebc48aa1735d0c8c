import { fresh } from '@advisor/api-client/fresh';
import { identifierIn, requireOwn } from '@advisor/case/address';
import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { openArrangement } from '@advisor/case/open';
import { creditPolicyQuery } from '../household.queries';
import { expensesByNaceQuery, taxFormVersionsQuery, taxReturnQuery } from './tax-return.queries';

/** Tax returns of a person on a case. @throws a 404 for a person of another case */
export const taxReturnLoader = (queryClient: QueryClient) => async (args: LoaderFunctionArgs) => {
  const customerOnSAId = identifierIn(args, 'customerOnSAId');
  const [{ caseId, salesArrangementId }] = await Promise.all([
    queryClient.fetchQuery(fresh(taxReturnQuery(customerOnSAId))),
    queryClient
      .fetchQuery(taxFormVersionsQuery())
      .then((versions) =>
        Promise.all(
          versions.map(({ versionId }) => queryClient.fetchQuery(expensesByNaceQuery(versionId))),
        ),
      ),
  ]);
  requireOwn(args, { caseId, salesArrangementId });
  const params = { caseId: String(caseId), salesArrangementId: String(salesArrangementId) };
  const reference = await openArrangement(queryClient, { ...args, params }, () => [
    queryClient.fetchQuery(fresh(creditPolicyQuery(salesArrangementId))),
  ]);
  return { ...reference, customerOnSAId };
};
