import { caseAddresses } from '@advisor/addresses/case';
import { clientOfCase } from '@advisor/shell/client-of-case';
import { useCurrentClientStore } from '@advisor/shell/current-client';
import { routeIdentifiers, type RouteIdentifiers } from '@advisor/shell/route-identifiers';
import type { QueryClient } from '@tanstack/react-query';
import { data, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import {
  arrangementQuery,
  arrangementsQuery,
  flowQuery,
  type ArrangementReference,
} from './arrangement.queries';
import { caseQuery } from '../case/case.queries';

/** Other screens and other people change it: what a navigation shows is asked for anew. */
export const fresh = <Options extends object>(query: Options): Options & { staleTime: 0 } => ({
  ...query,
  staleTime: 0,
});

/** @throws a 404 when an identifier is there that is none */
function identifiers({ params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>) {
  const query = new URL(request.url).searchParams;
  const read = routeIdentifiers(params, query);
  for (const name of ['caseId', 'salesArrangementId'] as const) {
    const isWritten = params[name] !== undefined || query.get(name) !== null;
    if (isWritten && read[name] === undefined) throw data(undefined, { status: 404 });
  }
  return read;
}

/** The case of an address: the one it names, that of its arrangement, or else the current client's. */
async function caseOf(
  queryClient: QueryClient,
  { caseId, salesArrangementId }: RouteIdentifiers,
): Promise<number | undefined> {
  if (caseId !== undefined) return caseId;
  if (salesArrangementId === undefined) return useCurrentClientStore.getState().client.caseId;
  return (await queryClient.fetchQuery(arrangementQuery(salesArrangementId))).caseId;
}

/**
 * The arrangement of an address, with its case, its steps and its client on the panel. An address may
 * name the case, the arrangement, both or none; without an arrangement it is about the case's own.
 * @param fetchParts what the screen shows besides, asked for at the same time
 * @throws a redirect to the identification when no case is known, a 404 for a case without it
 */
export async function openArrangement(
  queryClient: QueryClient,
  args: Pick<LoaderFunctionArgs, 'params' | 'request'>,
  fetchParts: (reference: ArrangementReference) => readonly Promise<unknown>[],
): Promise<ArrangementReference> {
  const asked = identifiers(args);
  const caseId = await caseOf(queryClient, asked);
  if (caseId === undefined)
    throw redirect(caseAddresses.caseIdentification.to({ reason: 'no-case' }));
  const fetchAll = (salesArrangementId: number) =>
    Promise.all([
      queryClient.fetchQuery(fresh(flowQuery(salesArrangementId))),
      ...fetchParts({ caseId, salesArrangementId }),
    ]);
  const [openCase, arrangements] = await Promise.all([
    queryClient.fetchQuery(fresh(caseQuery(caseId))),
    queryClient.fetchQuery(fresh(arrangementsQuery(caseId))),
    asked.salesArrangementId && fetchAll(asked.salesArrangementId),
  ]);
  const salesArrangementId = asked.salesArrangementId ?? openCase.salesArrangementId;
  const isOfCase = arrangements.some((one) => one.salesArrangementId === salesArrangementId);
  if (!isOfCase) throw data(undefined, { status: 404 });
  if (asked.salesArrangementId === undefined) await fetchAll(salesArrangementId);
  useCurrentClientStore.getState().update({ ...clientOfCase(openCase), salesArrangementId });
  return { caseId, salesArrangementId };
}
