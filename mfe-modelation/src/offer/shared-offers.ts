import { parseIdentifier } from '@advisor/shell/route-identifiers';

/** Parameter of the address that names kept offers: `?offers=1,2,3`. */
const sharedOffersParameter = 'offers';

/** The offers that a link names; what is no number is left out. */
export const readSharedOffers = (query: URLSearchParams): number[] => [
  ...new Set(
    (query.get(sharedOffersParameter) ?? '')
      .split(',')
      .flatMap((text) => parseIdentifier(text) ?? []),
  ),
];

/** A query that names the offers, with commas as they are: the link is read by people, too. */
export function withSharedOffers(query: URLSearchParams, offerIds: readonly number[]): string {
  const changed = new URLSearchParams(query);
  changed.delete(sharedOffersParameter);
  const rest = changed.size > 0 ? `&${changed}` : '';
  return `?${sharedOffersParameter}=${offerIds.join(',')}${rest}`;
}
