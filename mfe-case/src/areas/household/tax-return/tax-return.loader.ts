import { parseIdentifier } from '@advisor/shell/route-identifiers';
import type { QueryClient } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { fresh, openArrangement } from '../../../arrangement/open-arrangement';
import { creditPolicyQuery } from '../household.queries';
import { expensesByNaceQuery, taxFormVersionsQuery, taxReturnQuery } from './tax-return.queries';

/** Tax returns of a person on a case. @throws a 404 for a person of another case */
export const taxReturnLoader =
  (queryClient: QueryClient) =>
  async ({ params, request }: LoaderFunctionArgs) => {
    const customerOnSAId = parseIdentifier(params.customerOnSAId);
    if (customerOnSAId === undefined) throw data(undefined, { status: 404 });
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
    if (parseIdentifier(params.caseId) !== caseId) throw data(undefined, { status: 404 });
    const ids = { caseId: String(caseId), salesArrangementId: String(salesArrangementId) };
    const reference = await openArrangement(queryClient, { params: ids, request }, () => [
      queryClient.fetchQuery(fresh(creditPolicyQuery(salesArrangementId))),
    ]);
    return { ...reference, customerOnSAId };
  };
