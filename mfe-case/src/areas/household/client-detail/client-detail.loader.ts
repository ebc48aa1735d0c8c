import { fresh } from '@advisor/api-client/fresh';
import { identifierIn, requireOwn } from '@advisor/case/address';
import { openArrangement } from '@advisor/case/open';
import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { clientDetailQuery } from '../household.queries';
import { codebooksQuery } from './client-detail.queries';

/** A person of an application, with the case on the panel. @throws a 404 for a person of another case */
export const clientDetailLoader =
  (queryClient: QueryClient) => async (args: LoaderFunctionArgs) => {
    const customerOnSAId = identifierIn(args, 'customerOnSAId');
    const [{ caseId, salesArrangementId }] = await Promise.all([
      queryClient.fetchQuery(fresh(clientDetailQuery(customerOnSAId))),
      queryClient.fetchQuery(codebooksQuery()),
    ]);
    requireOwn(args, { caseId, salesArrangementId });
    const params = { caseId: String(caseId), salesArrangementId: String(salesArrangementId) };
    const reference = await openArrangement(queryClient, { ...args, params }, () => []);
    return { ...reference, customerOnSAId };
  };
