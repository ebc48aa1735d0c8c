import { call } from '@advisor/api-client/call';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import type { NextFixation } from '@advisor/contracts/refinancing/refixation';
import type { RefixationOffer } from '@advisor/contracts/refinancing/simulation';
import { byField, useChange } from '@advisor/shell/use-change';
import { useTranslation } from 'react-i18next';
import './texts';

interface SavedOffers {
  /** Percentage points; none when null or 0. */
  discount: number | null | undefined;
  /** Of one period, in months; of every available one when it is absent. */
  fixedRatePeriod?: number;
}

/** Has the server make offers, and keep them. */
export function useSaveOffers(caseId: number, { from }: NextFixation) {
  const { t } = useTranslation('refinancing-refixation');
  return useChange({
    key: [refinancingCalls.simulateRefixationList.id, caseId],
    call: async ({ discount, fixedRatePeriod }: SavedOffers): Promise<RefixationOffer[]> => {
      const params = { caseId };
      const discounted = discount ? { interestRateDiscount: discount } : {};
      if (fixedRatePeriod === undefined)
        return call(refinancingCalls.simulateRefixationList, { params, body: discounted });
      const body = { ...discounted, fixedRatePeriod, interestRateValidFrom: from };
      return [await call(refinancingCalls.simulateRefixation, { params, body })];
    },
    invalidates: ['case'],
    success: ({ length }) => ({ title: t(length === 1 ? 'model.oneDone' : 'model.allDone') }),
    shows: ['conflict', 'notEligible'],
    fieldErrors: byField,
  });
}
