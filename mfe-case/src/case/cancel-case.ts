import { isApiError } from '@advisor/api-client/api-error';
import { call } from '@advisor/api-client/call';
import { codeName } from '@advisor/contracts/code-name';
import { caseState } from '@advisor/contracts/codebooks';
import { notify } from '@advisor/shell/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isRunning } from './is-running';
import { invalidateCases } from './case.queries';

/**
 * Cancels a case, once however often it is asked to. When somebody changed it meanwhile (409),
 * nothing is cancelled: the case is asked for again, and `ChangedMeanwhile` says so.
 */
export function useCancelCase(caseId: number) {
  const { t } = useTranslation('case');
  const queryClient = useQueryClient();
  const mutationKey = ['case.cancel', caseId] as const;
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: () => call('case.cancel', { params: { caseId } }),
    onSuccess: async ({ state }) => {
      await invalidateCases(queryClient);
      notify({
        type: 'success',
        autoHide: true,
        title: t('cancel.done'),
        description: t('cancel.newState', { state: codeName(caseState, state) }),
      });
    },
    onError: async (error) => {
      if (isApiError(error) && error.status === 409) await invalidateCases(queryClient);
    },
  });
  const cancelCase = (onSettled: () => void) => {
    if (!isRunning(queryClient, mutationKey)) mutate(undefined, { onSettled });
  };
  return { cancelCase, isPending };
}
