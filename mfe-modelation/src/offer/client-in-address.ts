import { parseIdentifier } from '@advisor/shell/route-identifiers';

/** Parameter of the address that names whom is modelled for: `?clientId=7`. Their name never is in it. */
const clientParameter = 'clientId';

/** The number of the client that an address names. */
export const readClientInAddress = (query: URLSearchParams): number | undefined =>
  parseIdentifier(query.get(clientParameter));

/** The query without the client, for links that are handed on. */
export function withoutClient(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete(clientParameter);
  return rest;
}

/** The query of another client. */
export function withClient(query: URLSearchParams, clientId: number): URLSearchParams {
  const changed = new URLSearchParams(query);
  changed.set(clientParameter, String(clientId));
  return changed;
}
