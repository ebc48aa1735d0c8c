import { parseIdentifier } from '@advisor/shell/route-identifiers';

/** Parameter of the address that names saved offers: `?offers=1_2_3`. */
const sharedOffersParameter = 'offers';
/** Stays as it is when an address is written anew; commas, as older links have them, become `%2C`. */
const separator = '_';

/** The offers that a link names; what is no number is left out. */
export const readSharedOffers = (query: URLSearchParams): number[] => [
  ...new Set(
    (query.get(sharedOffersParameter) ?? '')
      .split(/[_,]/)
      .flatMap((text) => parseIdentifier(text) ?? []),
  ),
];

/** A query that names the offers, beside what else it says. */
export function withSharedOffers(query: URLSearchParams, offerIds: readonly number[]): string {
  const changed = new URLSearchParams(query);
  changed.set(sharedOffersParameter, offerIds.join(separator));
  return `?${changed}`;
}
