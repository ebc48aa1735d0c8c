import { call, type CallInput } from '@advisor/api-client/call';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { useSaveRecord } from '@advisor/forms/record/use-save-record';
import { byField, useChange } from '@advisor/shell/use-change';
import { useTranslation } from 'react-i18next';
import { refinancingAreas } from '../../../process/process.changes';
import type { Refixation } from '../refixation.queries';

interface OfferReference {
  caseId: number;
  offerId: number;
}

/** What the screen says where the change was asked for. */
const shows = ['conflict', 'notEligible'] as const;

type Flags = CallInput<typeof offerCalls.setFlags>['body'];

function doneBy({ isLiked, isSelected }: Flags) {
  if (isSelected !== undefined) return isSelected ? 'selected' : 'notSelected';
  return isLiked ? 'liked' : 'notLiked';
}

/** Marks an offer as one that the client likes, or selects it: that begins the refixation. */
export function useSetFlags(params: OfferReference) {
  const { t } = useTranslation('refinancing-refixation');
  return useChange({
    key: [offerCalls.setFlags.id, params],
    call: async (body: Flags) => {
      await call(offerCalls.setFlags, { params: { ...params }, body });
      return body;
    },
    invalidates: refinancingAreas,
    success: (body) => ({ title: t(`flags.${doneBy(body)}`) }),
    shows,
  });
}

/** Withdraws an offer. */
export function useCancelOffer(params: OfferReference) {
  const { t } = useTranslation('refinancing-refixation');
  return useChange({
    key: [offerCalls.cancel.id, params],
    call: () => call(offerCalls.cancel, { params: { ...params } }),
    invalidates: refinancingAreas,
    success: t('cancel.done'),
    shows,
  });
}

/** Notes that the client was told the offers. */
export function useCommunicate(caseId: number) {
  const { t } = useTranslation('refinancing-refixation');
  return useChange({
    key: [offerCalls.communicateRefixation.id, caseId],
    call: () => call(offerCalls.communicateRefixation, { params: { caseId } }),
    invalidates: refinancingAreas,
    success: t('communicate.done'),
    shows,
  });
}

/** The discount of the refixation, and offers of all periods with it; the comment stays. */
export function useChangeDiscount(caseId: number, { comment }: Refixation) {
  const { t } = useTranslation('refinancing-refixation');
  return useSaveRecord({
    key: [refinancingCalls.updateRefixation.id, caseId],
    call: async ({ points, version }: { points: number | null; version: number }) => {
      const discount = points ? { interestRateDiscount: points } : {};
      const changed = await call(refinancingCalls.updateRefixation, {
        params: { caseId },
        body: {
          ...discount,
          ...(comment !== undefined && { comment }),
          version,
        },
      });
      await call(refinancingCalls.simulateRefixationList, { params: { caseId }, body: discount });
      return changed;
    },
    invalidates: refinancingAreas,
    success: t('model.allDone'),
    shows: ['notEligible'],
    fieldErrors: byField,
  });
}
