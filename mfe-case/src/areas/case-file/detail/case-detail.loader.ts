import { caseQuery } from '@advisor/case/case.queries';
import { caseAddresses } from '@advisor/addresses/case';
import { identifierIn } from '@advisor/case/address';
import { useCurrentClientStore } from '@advisor/shell/current-client';
import type { QueryClient } from '@tanstack/react-query';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { infoBannersQuery, mainPanelQuery, menuFlagsQuery } from '../../../case/case.queries';
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
  async (args: LoaderFunctionArgs): Promise<{ caseId: number }> => {
    if (args.params.caseId === undefined) throw redirect(currentCasePath());
    const caseId = identifierIn(args, 'caseId');
    const section = readSection(new URL(args.request.url).searchParams) ?? 'parameters';
    await Promise.all([
      queryClient.fetchQuery(caseQuery(caseId)),
      queryClient.fetchQuery(mainPanelQuery(caseId)),
      queryClient.fetchQuery(menuFlagsQuery(caseId)),
      queryClient.prefetchQuery(infoBannersQuery(caseId)),
      prefetchSection(queryClient, section, caseId),
    ]);
    return { caseId };
  };
