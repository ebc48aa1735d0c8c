import type { ApiError } from '@advisor/api-client/api-error';
import { call, type CallInput } from '@advisor/api-client/call';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { useChange } from '@advisor/shell/use-change';
import { useTranslation } from 'react-i18next';
import './texts';

/** What an offer concerns: the case with its refixation. */
const caseAreas = ['case'] as const;
const fieldErrors = (error: ApiError) => error.fieldErrors;

/** Offers of every available period with the same discount. */
export function useModelAll(caseId: number) {
  const { t } = useTranslation('refinancing-refixation');
  return useChange({
    key: [refinancingCalls.simulateRefixationList.id, caseId],
    call: (body: CallInput<typeof refinancingCalls.simulateRefixationList>['body']) =>
      call(refinancingCalls.simulateRefixationList, { params: { caseId }, body }),
    invalidates: caseAreas,
    success: t('model.allDone'),
    shows: ['conflict', 'notEligible'],
    fieldErrors,
  });
}

/** The offer of one period. */
export function useModelOne(caseId: number) {
  const { t } = useTranslation('refinancing-refixation');
  return useChange({
    key: [refinancingCalls.simulateRefixation.id, caseId],
    call: (body: CallInput<typeof refinancingCalls.simulateRefixation>['body']) =>
      call(refinancingCalls.simulateRefixation, { params: { caseId }, body }),
    invalidates: caseAreas,
    success: t('model.oneDone'),
    shows: ['conflict', 'notEligible'],
    fieldErrors,
  });
}
