import { parseIdentifier } from '@advisor/shell/route-identifiers';
import type { QueryClient } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { fresh, openArrangement } from '../../../arrangement/open-arrangement';
import { clientDetailQuery } from '../household.queries';
import { codebooksQuery } from './client-detail.queries';

/** A person of an application, with the case on the panel. @throws a 404 for a number that is none */
export const clientDetailLoader =
  (queryClient: QueryClient) =>
  async ({ params, request }: LoaderFunctionArgs) => {
    const customerOnSAId = parseIdentifier(params.customerOnSAId);
    if (customerOnSAId === undefined) throw data(undefined, { status: 404 });
    const [{ caseId, salesArrangementId }] = await Promise.all([
      queryClient.fetchQuery(fresh(clientDetailQuery(customerOnSAId))),
      queryClient.fetchQuery(codebooksQuery()),
    ]);
    const ids = { caseId: String(caseId), salesArrangementId: String(salesArrangementId) };
    const reference = await openArrangement(queryClient, { params: ids, request }, () => []);
    return { ...reference, customerOnSAId };
  };
