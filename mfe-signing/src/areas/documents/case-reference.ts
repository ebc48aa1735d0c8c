import { caseAddresses } from '@advisor/addresses/case';
import { useCurrentClientStore } from '@advisor/shell/current-client';
import { clientOfCase } from '@advisor/shell/client-of-case';
import { parseIdentifier } from '@advisor/shell/route-identifiers';
import type { QueryClient } from '@tanstack/react-query';
import { data, redirect } from 'react-router-dom';
import { caseQuery, type CaseReference } from './documents.queries';

/** @throws a 404 for something that is no identifier */
function readIdentifier(search: URLSearchParams, name: string): number | undefined {
  const text = search.get(name);
  const value = parseIdentifier(text);
  if (text !== null && value === undefined) throw data(undefined, { status: 404 });
  return value;
}

/**
 * The case of an address, `?caseId=&salesArrangementId=`; without one the current client's.
 * @throws a redirect to the identification when there is no case to be known, 404 for nonsense
 */
export function readCaseReference(request: Request): CaseReference {
  const search = new URL(request.url).searchParams;
  const asked = readIdentifier(search, 'caseId');
  const salesArrangementId = readIdentifier(search, 'salesArrangementId');
  const { client } = useCurrentClientStore.getState();
  const caseId = asked ?? client.caseId;
  if (caseId === undefined)
    throw redirect(caseAddresses.caseIdentification.to({ reason: 'no-case' }));
  return { caseId, salesArrangementId };
}

/** Puts the case's client on the panel; whoever may sign but not open cases works without it. */
export async function showClientOfCase(queryClient: QueryClient, caseId: number): Promise<void> {
  await queryClient.prefetchQuery(caseQuery(caseId));
  const openCase = queryClient.getQueryData(caseQuery(caseId).queryKey);
  useCurrentClientStore.getState().update(openCase ? clientOfCase(openCase) : { caseId });
}
