import {
  parseIdentifier,
  routeIdentifiers,
  type RouteIdentifiers,
} from '@advisor/shell/route-identifiers';
import { data, type LoaderFunctionArgs } from 'react-router-dom';

export type Address = Pick<LoaderFunctionArgs, 'params' | 'request'>;

/** To be thrown by a loader: the one page that says that something is not there. */
export const notFound = () => data(undefined, { status: 404 });

/**
 * A number in the path of an address.
 * @throws a 404 for what is no number
 */
export function identifierIn({ params }: Pick<Address, 'params'>, name: string): number {
  const value = parseIdentifier(params[name]);
  if (value === undefined) throw notFound();
  return value;
}

/**
 * The case and the arrangement that an address names.
 * @throws a 404 for one that is no number, and where path and query name another
 */
export function namedIn({ params, request }: Address): RouteIdentifiers {
  const query = new URL(request.url).searchParams;
  const named = routeIdentifiers(params, query);
  for (const name of ['caseId', 'salesArrangementId'] as const) {
    const inQuery = query.get(name);
    const isWritten = params[name] !== undefined || inQuery !== null;
    if (isWritten && named[name] === undefined) throw notFound();
    if (inQuery !== null && parseIdentifier(inQuery) !== named[name]) throw notFound();
  }
  return named;
}

/**
 * The case and the arrangement of a path that has both.
 * @throws a 404 for one that is no number
 */
export function arrangementIn({ params }: Pick<Address, 'params'>): Required<RouteIdentifiers> {
  const { caseId, salesArrangementId } = routeIdentifiers(params, new URLSearchParams());
  if (caseId === undefined || salesArrangementId === undefined) throw notFound();
  return { caseId, salesArrangementId };
}

/**
 * Holds an address to the record that it opens: what it names besides has to be of the same case, or
 * one client's header would stand over another's data.
 * @throws a 404 for a case or an arrangement that is not the record's
 */
export function requireOwn(
  address: Address,
  record: { caseId: number; salesArrangementId?: number | undefined },
): void {
  const named = namedIn(address);
  const isOther = (['caseId', 'salesArrangementId'] as const).some(
    (name) =>
      named[name] !== undefined && record[name] !== undefined && named[name] !== record[name],
  );
  if (isOther) throw notFound();
}
