import { modelationAddresses } from '@advisor/addresses/modelation';
import type { CallResponse } from '@advisor/api-client/call';
import { operationQuery } from '@advisor/api-client/operation-query';
import { serverNow } from '@advisor/api-client/server-clock';
import { bankDay } from '@advisor/lending/bank-day';
import { ageOn } from '@advisor/lending/calendar';
import { caseCalls } from '@advisor/contracts/case/calls';
import { productType } from '@advisor/contracts/codebooks';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { clientOfCase } from '@advisor/shell/client-of-case';
import { isIdentified, useCurrentClientStore } from '@advisor/shell/current-client';
import { routeIdentifiers } from '@advisor/shell/route-identifiers';
import type { QueryClient } from '@tanstack/react-query';
import { data, redirect, type LoaderFunctionArgs } from 'react-router-dom';
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

const noQuery = new URLSearchParams();

/** Fetches the case, the offer that its arrangement is made from, and the limits of its product. */
export const loanHubModelationLoader =
  (queryClient: QueryClient) =>
  async ({ params, request }: LoaderFunctionArgs): Promise<LoanHubModelationData> => {
    const { caseId, salesArrangementId } = routeIdentifiers(params, noQuery);
    if (caseId === undefined || salesArrangementId === undefined)
      throw data(undefined, { status: 404 });
    void queryClient.prefetchQuery(bankingDaysQuery());
    // Beside the calls that follow one another; without it the screen asks as without a case.
    const household = queryClient.prefetchQuery({
      ...budgetQuery(salesArrangementId),
      staleTime: 0,
    });
    const [openCase, offer, lock] = await Promise.all([
      fetchCaseOf(queryClient, { caseId, salesArrangementId }),
      fetchLinkedOffer(queryClient, salesArrangementId),
      fetchModelationLock(queryClient, salesArrangementId),
    ]);
    useCurrentClientStore.getState().update({ ...clientOfCase(openCase), salesArrangementId });
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

/**
 * The case of an arrangement.
 * @throws a 404 where it is of another case, whose client is somebody else
 */
async function fetchCaseOf(
  queryClient: QueryClient,
  { caseId, salesArrangementId }: { caseId: number; salesArrangementId: number },
): Promise<CallResponse<typeof caseCalls.get>> {
  const params = { caseId };
  const openCase = await queryClient.fetchQuery(operationQuery(caseCalls.get, { params }));
  if (openCase.salesArrangementId === salesArrangementId) return openCase;
  const arrangements = await queryClient.fetchQuery(
    operationQuery(salesArrangementCalls.list, { params }),
  );
  if (arrangements.some((one) => one.salesArrangementId === salesArrangementId)) return openCase;
  throw data(undefined, { status: 404 });
}

const clientOf = ({ customer }: CallResponse<typeof caseCalls.get>): LoanClient | undefined => {
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
