import { operationQuery } from '@advisor/api-client/operation-query';
import { productType } from '@advisor/contracts/codebooks';
import { clientOfCase } from '@advisor/shell/client-of-case';
import { useCurrentClientStore } from '@advisor/shell/current-client';
import { routePattern } from '@advisor/shell/paths';
import { routeIdentifiers } from '@advisor/shell/route-identifiers';
import type { QueryClient } from '@tanstack/react-query';
import { data, generatePath, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { isLoanOffer, type LoanOffer } from '../../loan/variants/variant';
import { fetchLinkedOffer } from '../../offer/linked-offer';
import { bankingDaysQuery, defaultsQuery } from '../../offer/offer.queries';
import { loanProductOf, loanProducts, type LoanProduct } from '../../offer/product';

export interface LoanHubModelationData {
  caseId: number;
  salesArrangementId: number;
  product: LoanProduct;
  /** What the arrangement is made from now. */
  linked?: LoanOffer;
}

const noQuery = new URLSearchParams();

/** Fetches the case, the offer that its arrangement is made from, and the limits of its product. */
export const loanHubModelationLoader =
  (queryClient: QueryClient) =>
  async ({ params }: LoaderFunctionArgs): Promise<LoanHubModelationData> => {
    const { caseId, salesArrangementId } = routeIdentifiers(params, noQuery);
    if (caseId === undefined || salesArrangementId === undefined)
      throw data(undefined, { status: 404 });
    void queryClient.prefetchQuery(bankingDaysQuery());
    const [openCase, offer] = await Promise.all([
      queryClient.fetchQuery(operationQuery('case.get', { params: { caseId } })),
      fetchLinkedOffer(queryClient, salesArrangementId),
    ]);
    useCurrentClientStore.getState().update({ ...clientOfCase(openCase), salesArrangementId });
    const productTypeId = offer?.productTypeId ?? openCase.productTypeId;
    if (productTypeId === productType.buildingSavings.code) {
      const to = { salesArrangementId: String(salesArrangementId) };
      throw redirect(generatePath(routePattern.buildingSavingsOfArrangement, to));
    }
    const product = loanProductOf(productTypeId) ?? loanProducts.mortgage;
    await queryClient.fetchQuery(defaultsQuery(product.productTypeId));
    return {
      caseId,
      salesArrangementId,
      product,
      ...(offer && isLoanOffer(offer) && { linked: offer }),
    };
  };
