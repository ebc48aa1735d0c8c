import { fresh } from '@advisor/api-client/fresh';
import { openCase, type CaseReference } from '@advisor/case/open';
import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { collateralQuery, propertiesQuery } from '../../../property/property.queries';

/** Real estates of the case that the address names, or else of the current client. */
export const listLoader =
  (queryClient: QueryClient) =>
  (args: LoaderFunctionArgs): Promise<CaseReference> =>
    openCase(queryClient, args, ({ caseId }) => [
      queryClient.fetchQuery(fresh(propertiesQuery(caseId))),
      queryClient.fetchQuery(fresh(collateralQuery(caseId))),
    ]);
