import type { QueryClient } from '@tanstack/react-query';
import { offerQuery } from '../../../offer/offer.queries';
import { readSharedOffers } from './shared-offers';
import { isLoanOffer, type LoanOffer } from '../variant';

/** The offers that the address names; those of another product are left out. */
export async function fetchSharedOffers(
  queryClient: QueryClient,
  address: string,
  productTypeId: number,
): Promise<LoanOffer[]> {
  const asked = readSharedOffers(new URL(address).searchParams);
  const offers = await Promise.all(
    asked.map((offerId) => queryClient.fetchQuery(offerQuery(offerId))),
  );
  return offers.filter(isLoanOffer).filter((offer) => offer.productTypeId === productTypeId);
}
