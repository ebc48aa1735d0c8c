import type { Offer } from '@advisor/contracts/offer/modelation';
import { parseIdentifier } from '@advisor/shell/route-identifiers';
import type { QueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { offerQuery } from './offer.queries';

/** Parameter of the address that names the offer which the form was saved as: `?offerId=7`. */
const offerParameter = 'offerId';

/** The number of the offer that an address names. */
export function readOfferInAddress(query: URLSearchParams): number | undefined {
  const asked = query.get(offerParameter);
  return asked === null ? undefined : parseIdentifier(asked);
}

/** The offer that the address names; undefined when it names none of the product. */
export async function fetchOfferInAddress(
  queryClient: QueryClient,
  address: string,
  productTypeId: number,
): Promise<Offer | undefined> {
  const offerId = readOfferInAddress(new URL(address).searchParams);
  if (offerId === undefined) return undefined;
  const offer = await queryClient.fetchQuery(offerQuery(offerId));
  return offer.productTypeId === productTypeId ? offer : undefined;
}

/** Lets the address name the offer, so that a reload and a link find it. */
export function useNameOfferInAddress(): (offerId: number) => void {
  const [, setParams] = useSearchParams();
  return (offerId) =>
    setParams(
      (known) => {
        const changed = new URLSearchParams(known);
        changed.set(offerParameter, String(offerId));
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
}
