import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { fetchSharedOffers } from '../../loan/variants/shared-variants';
import type { LoanOffer } from '../../loan/variants/variant';
import { bankingDaysQuery, defaultsQuery } from '../../offer/offer.queries';
import type { LoanProduct } from '../../offer/product';

export interface LoanPageData {
  product: LoanProduct;
  /** Offers of the link that the screen was opened by. */
  offers: LoanOffer[];
}

/** Fetches the limits of the product and the offers that the address names. */
export const loanLoader =
  (queryClient: QueryClient, product: LoanProduct) =>
  async ({ request }: LoaderFunctionArgs): Promise<LoanPageData> => {
    void queryClient.prefetchQuery(bankingDaysQuery());
    const [offers] = await Promise.all([
      fetchSharedOffers(queryClient, request.url, product.productTypeId),
      queryClient.fetchQuery(defaultsQuery(product.productTypeId)),
    ]);
    return { product, offers };
  };
