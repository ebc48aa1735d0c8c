import { caseAreas } from '@advisor/case/case.queries';
import { call } from '@advisor/api-client/call';
import { caseCalls } from '@advisor/contracts/case/calls';
import { codeName } from '@advisor/contracts/code-name';
import { caseState } from '@advisor/contracts/codebooks';
import { useChange } from '@advisor/shell/use-change';
import { useTranslation } from 'react-i18next';

/** Cancels a case. When somebody has changed it meanwhile, `ChangedMeanwhile` says so. */
export function useCancelCase(caseId: number) {
  const { t } = useTranslation('case');
  return useChange({
    key: ['case.cancel', caseId],
    call: () => call(caseCalls.cancel, { params: { caseId } }),
    invalidates: caseAreas,
    success: ({ state }) => ({
      title: t('cancel.done'),
      description: t('cancel.newState', { state: codeName(caseState, state) }),
    }),
    shows: ['conflict'],
  });
}
