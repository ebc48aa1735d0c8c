import { isApiError } from '@advisor/api-client/api-error';
import { call, type CallInput } from '@advisor/api-client/call';
import { notify } from '@advisor/shell/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ArrangementReference } from '../../case/arrangement.queries';
import { invalidateCases } from '../../case/case.queries';
import { isRunning } from '../../case/is-running';
import { checklistQuery, type ChecklistItem } from './checklist.queries';

type ItemChange = Partial<Pick<ChecklistItem, 'state' | 'note'>>;

/** Somebody was faster, or the application may no longer be changed. */
export const isConflict = (error: unknown): boolean => isApiError(error) && error.status === 409;

/**
 * Changes one paper. The list shows the change at once and takes it back when it fails; when somebody
 * else was faster (409), the list is asked for again.
 */
export function useUpdateItem(reference: ArrangementReference, item: ChecklistItem) {
  const queryClient = useQueryClient();
  const { checklistItemId } = item;
  const { queryKey } = checklistQuery(reference);
  const mutationKey = ['checklist.updateItem', checklistItemId] as const;
  const { mutate, isPending, error } = useMutation({
    mutationKey,
    meta: { showsFieldErrors: true },
    mutationFn: ({ state, note, version }: ChecklistItem) =>
      call('checklist.updateItem', {
        params: { ...reference },
        body: { checklistItemId, version, state, ...(note ? { note } : {}) },
      }),
    onMutate: async (changed) => {
      await queryClient.cancelQueries({ queryKey });
      const former = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(
        queryKey,
        former && {
          ...former,
          items: former.items.map((one) =>
            one.checklistItemId === checklistItemId ? changed : one,
          ),
        },
      );
      return former;
    },
    onError: async (failed, _changed, former) => {
      queryClient.setQueryData(queryKey, former);
      if (isConflict(failed)) await invalidateCases(queryClient);
    },
    onSuccess: () => invalidateCases(queryClient),
  });
  const update = (change: ItemChange, onSuccess?: () => void) => {
    if (!isRunning(queryClient, mutationKey)) mutate({ ...item, ...change }, { onSuccess });
  };
  return { update, isPending, error: isApiError(error) ? error : undefined };
}

/** Adds a paper that the application does not need by itself. */
export function useAddItem(reference: ArrangementReference, onAdded: () => void) {
  const { t } = useTranslation('case');
  const queryClient = useQueryClient();
  const mutationKey = ['checklist.addItem', reference.salesArrangementId] as const;
  const { mutate, isPending, error } = useMutation({
    mutationKey,
    meta: { showsFieldErrors: true },
    mutationFn: (body: CallInput<'checklist.addItem'>['body']) =>
      call('checklist.addItem', { params: { ...reference }, body }),
    onSuccess: async () => {
      await invalidateCases(queryClient);
      notify({ type: 'success', autoHide: true, title: t('checklist.add.done') });
      onAdded();
    },
    onError: async (failed) => {
      if (isConflict(failed)) await invalidateCases(queryClient);
    },
  });
  const add = (body: Parameters<typeof mutate>[0]) => {
    if (!isRunning(queryClient, mutationKey)) mutate(body);
  };
  return { add, isPending, error: isApiError(error) ? error : undefined };
}

/** Keeps the checklist as it is, because the client gets it so. */
export function useKeepSnapshot({ caseId, salesArrangementId }: ArrangementReference) {
  const { t } = useTranslation('case');
  const queryClient = useQueryClient();
  const mutationKey = ['checklist.createSnapshot', salesArrangementId] as const;
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: () =>
      call('checklist.createSnapshot', { params: { caseId }, body: { salesArrangementId } }),
    onSuccess: async () => {
      await invalidateCases(queryClient);
      notify({ type: 'success', autoHide: true, title: t('checklist.snapshot.done') });
    },
    onError: async (failed) => {
      if (isConflict(failed)) await invalidateCases(queryClient);
    },
  });
  const keep = (onSettled: () => void) => {
    if (!isRunning(queryClient, mutationKey)) mutate(undefined, { onSettled });
  };
  return { keep, isPending };
}
