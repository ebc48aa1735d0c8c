import { parseIdentifier } from '@advisor/shell/route-identifiers';

/** Parameter of the address that names kept offers: `?offers=1,2,3`. */
export const sharedOffersParameter = 'offers';

/** The offers that a link names; what is no number is left out. */
export const readSharedOffers = (query: URLSearchParams): number[] => [
  ...new Set(
    (query.get(sharedOffersParameter) ?? '')
      .split(',')
      .flatMap((text) => parseIdentifier(text) ?? []),
  ),
];
