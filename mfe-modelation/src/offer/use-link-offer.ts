import { call } from '@advisor/api-client/call';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { useChange } from '@advisor/shell/use-change';
import { offerReaders } from './offer.queries';

/**
 * Makes a saved offer the one of an arrangement.
 * @param replacedOfferId the one that was shown as linked
 */
export const useLinkOffer = (salesArrangementId: number, replacedOfferId: number | undefined) =>
  useChange({
    key: [offerCalls.linkToArrangement.id, salesArrangementId],
    call: (offerId: number) =>
      call(offerCalls.linkToArrangement, {
        params: { salesArrangementId },
        body: { offerId, ...(replacedOfferId !== undefined && { replacedOfferId }) },
      }),
    invalidates: offerReaders,
    shows: ['conflict'],
  });
