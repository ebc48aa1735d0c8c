import type { ApiError } from '@advisor/api-client/api-error';
import { call, type CallInput } from '@advisor/api-client/call';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { useChange } from '@advisor/shell/use-change';
import { useTranslation } from 'react-i18next';
import { refinancingAreas } from '../../process/process.changes';

/** The form has the discount where the call has what is left of the fee. */
function fieldErrors({ fieldErrors: found }: ApiError): Record<string, string> {
  const { feeAmountDiscounted, ...rest } = found;
  return feeAmountDiscounted === undefined ? rest : { ...rest, feeDiscount: feeAmountDiscounted };
}

/** Models the offer on the server, which keeps it. What it is made from may have changed meanwhile. */
export const useModelRetention = (caseId: number) =>
  useChange({
    key: [refinancingCalls.simulateRetention.id, caseId],
    call: (body: CallInput<typeof refinancingCalls.simulateRetention>['body']) =>
      call(refinancingCalls.simulateRetention, { params: { caseId }, body }),
    invalidates: [
      refinancingCalls.repaymentTerms.id,
      refinancingCalls.interestRate.id,
      refinancingCalls.interestRatesValidFrom.id,
    ],
    shows: ['conflict', 'notEligible'],
    fieldErrors,
  });

/** Takes a kept offer over into a process. */
export function useLinkRetention(caseId: number) {
  const { t } = useTranslation('refinancing-retention');
  return useChange({
    key: [offerCalls.linkRetention.id, caseId],
    call: (body: CallInput<typeof offerCalls.linkRetention>['body']) =>
      call(offerCalls.linkRetention, { params: { caseId }, body }),
    invalidates: refinancingAreas,
    success: t('take.done'),
    shows: ['conflict', 'notEligible'],
    fieldErrors,
  });
}
