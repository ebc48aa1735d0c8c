import { caseAddresses } from '@advisor/addresses/case';
import { fresh } from '@advisor/api-client/fresh';
import { clientOfCase } from '@advisor/shell/client-of-case';
import { useCurrentClientStore } from '@advisor/shell/current-client';
import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { redirect } from 'react-router-dom';
import { namedIn, notFound, requireOwn, type Address } from './address';
import {
  arrangementQuery,
  arrangementsQuery,
  caseQuery,
  flowQuery,
  type ArrangementReference,
  type OpenCase,
} from './case.queries';

/** A case, and one arrangement of it where the address names one. */
export interface CaseReference {
  caseId: number;
  salesArrangementId?: number | undefined;
}

/** No case is known: it has to be found first. */
const findCase = () => redirect(caseAddresses.caseIdentification.to({ reason: 'no-case' }));

/** Without a failure for whoever may not read it. */
async function readIfAllowed<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data | undefined> {
  await queryClient.prefetchQuery({ ...query, meta: { ...query.meta, allowFailure: true } });
  return queryClient.getQueryData<Data>(query.queryKey);
}

/** The case of an address: the one it names, that of its arrangement, or else the current client's. */
async function caseIdOf(
  queryClient: QueryClient,
  named: { caseId?: number; salesArrangementId?: number | undefined },
): Promise<number> {
  const { caseId, salesArrangementId } = named;
  if (caseId !== undefined) return caseId;
  if (salesArrangementId !== undefined)
    return (await queryClient.fetchQuery(arrangementQuery(salesArrangementId))).caseId;
  const known = useCurrentClientStore.getState().client.caseId;
  if (known === undefined) throw findCase();
  return known;
}

/**
 * The case of an address, with its client on the panel, and the arrangement that it names. Whoever may
 * not open cases works without the client.
 * @param fetchParts what the screen shows besides, asked for at the same time
 * @throws a redirect to the identification when no case is known, a 404 for an arrangement of another
 */
export async function openCase(
  queryClient: QueryClient,
  address: Address,
  fetchParts: (reference: CaseReference) => readonly Promise<unknown>[] = () => [],
): Promise<CaseReference> {
  const { salesArrangementId, ...named } = namedIn(address);
  const caseId = await caseIdOf(queryClient, { ...named, salesArrangementId });
  const reference = { caseId, salesArrangementId };
  const [found, arrangement] = await Promise.all([
    readIfAllowed(queryClient, caseQuery(caseId)),
    salesArrangementId && readIfAllowed(queryClient, arrangementQuery(salesArrangementId)),
    ...fetchParts(reference),
  ]);
  if (arrangement && arrangement.caseId !== caseId) throw notFound();
  useCurrentClientStore.getState().update(found ? clientOfCase(found) : { caseId });
  return reference;
}

/**
 * The case that a record says it belongs to, with its client on the panel.
 * @throws a 404 where the address names another
 */
export async function openCaseOf(
  queryClient: QueryClient,
  address: Address,
  record: { caseId: number; salesArrangementId?: number | undefined },
): Promise<void> {
  requireOwn(address, record);
  const { caseId } = record;
  const found = await readIfAllowed(queryClient, caseQuery(caseId));
  useCurrentClientStore.getState().update(found ? clientOfCase(found) : { caseId });
}

/**
 * The case of an arrangement, with its client on the panel.
 * @throws a 404 where the arrangement is of another case
 */
export async function fetchCaseOf(
  queryClient: QueryClient,
  { caseId, salesArrangementId }: ArrangementReference,
): Promise<OpenCase> {
  const found = await queryClient.fetchQuery(caseQuery(caseId));
  if (found.salesArrangementId !== salesArrangementId) {
    const arrangements = await queryClient.fetchQuery(arrangementsQuery(caseId));
    const isOfCase = arrangements.some((one) => one.salesArrangementId === salesArrangementId);
    if (!isOfCase) throw notFound();
  }
  useCurrentClientStore.getState().update({ ...clientOfCase(found), salesArrangementId });
  return found;
}

/**
 * The arrangement of an address, with its case, its steps and its client on the panel. An address may
 * name the case, the arrangement, both or none; without an arrangement it is about the case's own.
 * @param fetchParts what the screen shows besides, asked for at the same time
 * @throws a redirect to the identification when no case is known, a 404 for a case without it
 */
export async function openArrangement(
  queryClient: QueryClient,
  address: Address,
  fetchParts: (reference: ArrangementReference) => readonly Promise<unknown>[],
): Promise<ArrangementReference> {
  const named = namedIn(address);
  const caseId = await caseIdOf(queryClient, named);
  const fetchAll = (salesArrangementId: number) =>
    Promise.all([
      queryClient.fetchQuery(fresh(flowQuery(salesArrangementId))),
      ...fetchParts({ caseId, salesArrangementId }),
    ]);
  const [found, arrangements] = await Promise.all([
    queryClient.fetchQuery(fresh(caseQuery(caseId))),
    queryClient.fetchQuery(fresh(arrangementsQuery(caseId))),
    named.salesArrangementId && fetchAll(named.salesArrangementId),
  ]);
  const salesArrangementId = named.salesArrangementId ?? found.salesArrangementId;
  const isOfCase = arrangements.some((one) => one.salesArrangementId === salesArrangementId);
  if (!isOfCase) throw notFound();
  if (named.salesArrangementId === undefined) await fetchAll(salesArrangementId);
  useCurrentClientStore.getState().update({ ...clientOfCase(found), salesArrangementId });
  return { caseId, salesArrangementId };
}
