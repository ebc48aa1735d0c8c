import { caseAddresses } from '@advisor/addresses/case';
import { parseIdentifier } from '@advisor/shell/route-identifiers';
import { useCurrentClientStore } from '@advisor/shell/current-client';
import type { QueryClient } from '@tanstack/react-query';
import { data, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import {
  caseQuery,
  infoBannersQuery,
  mainPanelQuery,
  menuFlagsQuery,
} from '../../../case/case.queries';
import { prefetchSection, readSection } from './sections';

/** Without a case in the path the current client's case is meant; without one, it has to be found. */
function currentCasePath(): string {
  const { caseId } = useCurrentClientStore.getState().client;
  return caseId === undefined
    ? caseAddresses.caseIdentification.to({ reason: 'no-case' })
    : caseAddresses.caseDetail.to({ caseId });
}

/** Fetches everything that the page shows first, at once. */
export const caseDetailLoader =
  (queryClient: QueryClient) =>
  async ({ params, request }: LoaderFunctionArgs): Promise<{ caseId: number }> => {
    if (params.caseId === undefined) throw redirect(currentCasePath());
    const caseId = parseIdentifier(params.caseId);
    if (caseId === undefined) throw data(undefined, { status: 404 });

    const section = readSection(new URL(request.url).searchParams) ?? 'parameters';
    await Promise.all([
      queryClient.fetchQuery(caseQuery(caseId)),
      queryClient.fetchQuery(mainPanelQuery(caseId)),
      queryClient.fetchQuery(menuFlagsQuery(caseId)),
      queryClient.prefetchQuery(infoBannersQuery(caseId)),
      prefetchSection(queryClient, section, caseId),
    ]);
    return { caseId };
  };
