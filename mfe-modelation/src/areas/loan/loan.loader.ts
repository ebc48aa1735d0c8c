import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { fetchSharedOffers } from './variants/shared-variants';
import { isLoanOffer, type LoanOffer } from './variant';
import { prefetchClientInAddress } from '../../client/modelled-client';
import { fetchOfferInAddress } from '../../offer/offer-in-address';
import { bankingDaysQuery, defaultsQuery } from '../../offer/offer.queries';
import type { LoanProduct } from '../../offer/product';

export interface LoanPageData {
  product: LoanProduct;
  /** Offers of the link that the screen was opened by. */
  offers: LoanOffer[];
  /** What the form was saved as before. */
  opened?: LoanOffer;
}

/** Fetches the limits of the product and the offers that the address names. */
export const loanLoader =
  (queryClient: QueryClient, product: LoanProduct) =>
  async ({ request }: LoaderFunctionArgs): Promise<LoanPageData> => {
    void queryClient.prefetchQuery(bankingDaysQuery());
    const { productTypeId } = product;
    const [offers, opened] = await Promise.all([
      fetchSharedOffers(queryClient, request.url, productTypeId),
      fetchOfferInAddress(queryClient, request.url, productTypeId),
      queryClient.fetchQuery(defaultsQuery(productTypeId)),
      prefetchClientInAddress(queryClient, request.url),
    ]);
    return { product, offers, ...(opened && isLoanOffer(opened) && { opened }) };
  };
