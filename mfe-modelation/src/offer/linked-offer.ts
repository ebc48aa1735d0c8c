import { fresh } from '@advisor/api-client/fresh';
import type { Offer } from '@advisor/contracts/offer/modelation';
import type { QueryClient } from '@tanstack/react-query';
import { arrangementOffersQuery, offerQuery } from './offer.queries';

/** The offer that an arrangement is made from; undefined when there is none yet. */
export async function fetchLinkedOffer(
  queryClient: QueryClient,
  salesArrangementId: number,
): Promise<Offer | undefined> {
  // Asked for anew: another advisor may have taken another one over.
  const offers = await queryClient.fetchQuery(fresh(arrangementOffersQuery(salesArrangementId)));
  const linked = offers.find(({ isLinked }) => isLinked);
  return linked && queryClient.fetchQuery(offerQuery(linked.offerId));
}
