import { isApiError } from '@advisor/api-client/api-error';
import { call, type CallResponse } from '@advisor/api-client/call';
import { notify } from '@advisor/shell/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { arrangementParametersQuery } from './arrangement.queries';
import { invalidateCases } from './case.queries';
import { isRunning } from './is-running';
import { fresh } from './open-arrangement';
import { parameterErrors } from './parameter-errors';

export type VersionedParameters = CallResponse<'salesArrangement.parameters'>;

interface SaveParameters {
  salesArrangementId: number;
  /** Title of the notification. */
  done: string;
  onSaved: () => Promise<void>;
  /** Somebody else was faster: nothing was saved, this is what they saved. */
  onConflict: (latest: VersionedParameters) => void;
}

/** Saves what is agreed in an arrangement, once however often it is asked for. */
export function useSaveParameters({
  salesArrangementId,
  done,
  onSaved,
  onConflict,
}: SaveParameters) {
  const queryClient = useQueryClient();
  const mutationKey = ['salesArrangement.updateParameters', salesArrangementId] as const;
  const { mutate, isPending, error } = useMutation({
    mutationKey,
    meta: { showsFieldErrors: true },
    mutationFn: (body: VersionedParameters) =>
      call('salesArrangement.updateParameters', { params: { salesArrangementId }, body }),
    onSuccess: async () => {
      await onSaved();
      void invalidateCases(queryClient);
      // Leaving for another screen clears the others.
      notify({ type: 'success', autoHide: true, persist: true, title: done });
    },
    onError: async (failed) => {
      if (!isApiError(failed) || failed.status !== 409) return;
      const parameters = arrangementParametersQuery(salesArrangementId);
      const latest = await queryClient.fetchQuery(fresh(parameters));
      await invalidateCases(queryClient);
      onConflict(latest);
    },
  });
  const save = (body: VersionedParameters) => {
    if (!isRunning(queryClient, mutationKey)) mutate(body);
  };
  const submitError = useMemo(
    () => (isApiError(error) ? { fieldErrors: parameterErrors(error) } : undefined),
    [error],
  );
  return { save, isPending, submitError };
}
