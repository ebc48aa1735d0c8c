import { productType } from '@advisor/contracts/codebooks';
import type { BuildingSavingsInput } from '@advisor/contracts/offer/building-savings';
import { parseIdentifier } from '@advisor/shell/route-identifiers';
import type { QueryClient } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { fetchLinkedOffer } from '../../offer/linked-offer';
import { fetchModelationLock, type ModelationLock } from '../../offer/modelation-lock';
import { defaultsQuery } from '../../offer/offer.queries';

export interface BuildingSavingsData {
  /** Within a case. */
  salesArrangementId?: number;
  /** What the arrangement is made from now. */
  linked?: { offerId: number; input: BuildingSavingsInput };
  /** Why it cannot be modelled for; absent when it can. */
  lock?: ModelationLock;
}

export const savingsDefaultsQuery = () => defaultsQuery(productType.buildingSavings.code);

/** Fetches the tariff and, within a case, the offer that its arrangement is made from. */
export const buildingSavingsLoader =
  (queryClient: QueryClient) =>
  async ({ params }: LoaderFunctionArgs): Promise<BuildingSavingsData> => {
    const salesArrangementId = parseIdentifier(params.salesArrangementId);
    if (params.salesArrangementId !== undefined && salesArrangementId === undefined)
      throw data(undefined, { status: 404 });
    const [arrangement] = await Promise.all([
      salesArrangementId === undefined ? {} : ofArrangement(queryClient, salesArrangementId),
      queryClient.fetchQuery(savingsDefaultsQuery()),
    ]);
    return arrangement;
  };

async function ofArrangement(
  queryClient: QueryClient,
  salesArrangementId: number,
): Promise<BuildingSavingsData> {
  const [offer, lock] = await Promise.all([
    fetchLinkedOffer(queryClient, salesArrangementId),
    fetchModelationLock(queryClient, salesArrangementId),
  ]);
  return {
    salesArrangementId,
    ...(offer &&
      'targetAmount' in offer.input && { linked: { offerId: offer.offerId, input: offer.input } }),
    ...(lock && { lock }),
  };
}
