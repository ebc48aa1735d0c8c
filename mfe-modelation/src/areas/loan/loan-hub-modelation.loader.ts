import { modelationAddresses } from '@advisor/addresses/modelation';
import { fresh } from '@advisor/api-client/fresh';
import { serverNow } from '@advisor/api-client/server-clock';
import { arrangementIn } from '@advisor/case/address';
import type { OpenCase } from '@advisor/case/case.queries';
import { fetchCaseOf } from '@advisor/case/open';
import { bankDay } from '@advisor/lending/calendar-and-money/bank-day';
import { ageOn } from '@advisor/lending/calendar-and-money/calendar';
import { productType } from '@advisor/contracts/codebooks';
import { isIdentified } from '@advisor/shell/current-client';
import type { QueryClient } from '@tanstack/react-query';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { budgetQuery } from './applicants-budget';
import type { LoanClient } from './form-context';
import { fetchSharedOffers } from './variants/shared-variants';
import { isLoanOffer, type LoanOffer } from './variant';
import { fetchLinkedOffer } from '../../offer/linked-offer';
import { fetchModelationLock, type ModelationLock } from '../../offer/modelation-lock';
import { bankingDaysQuery, defaultsQuery } from '../../offer/offer.queries';
import { loanProductOf, type LoanProduct } from '../../offer/product';

export interface LoanHubModelationData {
  caseId: number;
  salesArrangementId: number;
  /** What the arrangement is made from now. */
  linked?: LoanOffer;
  /** Of the case's client, years. */
  clientAge: number | undefined;
  /** The case's client, if the register knows them. */
  client: LoanClient | undefined;
  modelation: OpenModelation | { lock: ModelationLock };
}

export interface OpenModelation {
  product: LoanProduct;
  /** Offers of the link that the screen was opened by. */
  offers: LoanOffer[];
}

/** Fetches the case, the offer that its arrangement is made from, and the limits of its product. */
export const loanHubModelationLoader =
  (queryClient: QueryClient) =>
  async ({ params, request }: LoaderFunctionArgs): Promise<LoanHubModelationData> => {
    // Offers that the query names are no part of whose case it is.
    const reference = arrangementIn({ params });
    const { caseId, salesArrangementId } = reference;
    void queryClient.prefetchQuery(bankingDaysQuery());
    // Beside the calls that follow one another; without it the screen asks as without a case.
    const household = queryClient.prefetchQuery(fresh(budgetQuery(salesArrangementId)));
    const [openCase, offer, lock] = await Promise.all([
      fetchCaseOf(queryClient, reference),
      fetchLinkedOffer(queryClient, salesArrangementId),
      fetchModelationLock(queryClient, salesArrangementId),
    ]);
    const { productTypeId, customer } = openCase;
    const { dateOfBirth } = customer;
    if (productTypeId === productType.buildingSavings.code) {
      throw redirect(modelationAddresses.buildingSavingsOfArrangement.to({ salesArrangementId }));
    }
    const product = loanProductOf(productTypeId);
    return {
      caseId,
      salesArrangementId,
      clientAge: dateOfBirth === undefined ? undefined : ageOn(bankDay(serverNow()), dateOfBirth),
      client: clientOf(openCase),
      ...(offer && isLoanOffer(offer) && { linked: offer }),
      modelation:
        lock || !product
          ? { lock: lock ?? {} }
          : await openModelation(queryClient, product, { address: request.url, household }),
    };
  };

const clientOf = ({ customer }: OpenCase): LoanClient | undefined => {
  const { identity, firstName, lastName } = customer;
  return identity && isIdentified({ identity }) ? { identity, firstName, lastName } : undefined;
};

async function openModelation(
  queryClient: QueryClient,
  product: LoanProduct,
  { address, household }: { address: string; household: Promise<void> },
): Promise<OpenModelation> {
  const [offers] = await Promise.all([
    fetchSharedOffers(queryClient, address, product.productTypeId),
    queryClient.fetchQuery(defaultsQuery(product.productTypeId)),
    household,
  ]);
  return { product, offers };
}
