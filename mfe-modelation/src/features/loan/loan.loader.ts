import type { Offer } from '@advisor/contracts/offer/modelation';
import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { bankingDaysQuery, defaultsQuery, offerQuery } from '../../offer/offer.queries';
import type { LoanProduct } from '../../offer/product';
import { readSharedOffers } from '../../offer/shared-offers';
import { isLoanOffer } from '../../loan/variants/variant';

export interface LoanPageData {
  product: LoanProduct;
  /** Offers of the link, those of another product left out. */
  offerIds: number[];
}

/** Fetches the limits of the product and the offers that the address names. */
export const loanLoader =
  (queryClient: QueryClient, product: LoanProduct) =>
  async ({ request }: LoaderFunctionArgs): Promise<LoanPageData> => {
    const asked = readSharedOffers(new URL(request.url).searchParams);
    void queryClient.prefetchQuery(bankingDaysQuery());
    const [offers] = await Promise.all([
      Promise.all(asked.map((offerId) => queryClient.fetchQuery(offerQuery(offerId)))),
      queryClient.fetchQuery(defaultsQuery(product.productTypeId)),
    ]);
    const ofProduct = (offer: Offer) =>
      isLoanOffer(offer) && offer.productTypeId === product.productTypeId;
    return { product, offerIds: offers.filter(ofProduct).map(({ offerId }) => offerId) };
  };
