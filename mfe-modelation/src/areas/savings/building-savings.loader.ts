import { modelationAddresses } from '@advisor/addresses/modelation';
import { productType } from '@advisor/contracts/codebooks';
import type { Offer } from '@advisor/contracts/offer/modelation';
import { identifierIn } from '@advisor/case/address';
import type { QueryClient } from '@tanstack/react-query';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { prefetchClientInAddress } from '../../client/modelled-client';
import { fetchOfferInAddress } from '../../offer/offer-in-address';
import { fetchLinkedOffer } from '../../offer/linked-offer';
import { fetchModelationLock, type ModelationLock } from '../../offer/modelation-lock';
import { defaultsQuery } from '../../offer/offer.queries';
import type { SavingsOffer } from './opened-savings';

export interface BuildingSavingsData {
  /** Within a case. */
  salesArrangementId?: number;
  /** What the arrangement is made from now. */
  linked?: SavingsOffer;
  /** Without a case: what the form was saved as before. */
  opened?: SavingsOffer;
  /** Why it cannot be modelled for; absent when it can. */
  lock?: ModelationLock;
}

export const savingsDefaultsQuery = (salesArrangementId?: number) =>
  defaultsQuery(productType.buildingSavings.code, salesArrangementId);

/** Fetches the tariff and, within a case, the offer that its arrangement is made from. */
export const buildingSavingsLoader =
  (queryClient: QueryClient) =>
  async ({ params, request }: LoaderFunctionArgs): Promise<BuildingSavingsData> => {
    const salesArrangementId =
      params.salesArrangementId === undefined
        ? undefined
        : identifierIn({ params }, 'salesArrangementId');
    const tariff = queryClient.fetchQuery(savingsDefaultsQuery(salesArrangementId));
    // An application for a loan is refused; where its modelation is known, it is shown instead.
    tariff.catch(() => undefined);
    const arrangement = await (salesArrangementId === undefined
      ? savedBefore(queryClient, request.url)
      : ofArrangement(queryClient, salesArrangementId));
    await tariff;
    return arrangement;
  };

const isSavings = (offer: Offer): offer is Extract<Offer, SavingsOffer> =>
  'targetAmount' in offer.input;

async function savedBefore(
  queryClient: QueryClient,
  address: string,
): Promise<BuildingSavingsData> {
  const [opened] = await Promise.all([
    fetchOfferInAddress(queryClient, address, productType.buildingSavings.code),
    prefetchClientInAddress(queryClient, address),
  ]);
  return opened && isSavings(opened) ? { opened } : {};
}

async function ofArrangement(
  queryClient: QueryClient,
  salesArrangementId: number,
): Promise<BuildingSavingsData> {
  const [offer, lock] = await Promise.all([
    fetchLinkedOffer(queryClient, salesArrangementId),
    fetchModelationLock(queryClient, salesArrangementId),
  ]);
  if (offer?.caseId !== undefined && !isSavings(offer)) {
    throw redirect(
      modelationAddresses.loanHubModelation.to({ caseId: offer.caseId, salesArrangementId }),
    );
  }
  return {
    salesArrangementId,
    ...(offer && isSavings(offer) && { linked: offer }),
    ...(lock && { lock }),
  };
}
