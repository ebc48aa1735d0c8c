import { call } from '@advisor/api-client/call';
import { isApiError } from '@advisor/api-client/api-error';
import { notify } from '@advisor/shell/notifications';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invalidateDocuments } from './documents.queries';
import { printDocument } from './print-document';

/** Somebody was faster (409): what is shown is asked for again; the error policy tells of it. */
const refreshAfterConflict = (queryClient: QueryClient) => async (error: unknown) => {
  if (isApiError(error) && error.status === 409) await invalidateDocuments(queryClient);
};

export function useCancelDocument(documentOnSAId: number) {
  const { t } = useTranslation('signing');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call('documentOnSA.cancel', { params: { documentOnSAId } }),
    onSuccess: async () => {
      await invalidateDocuments(queryClient);
      notify({ type: 'success', autoHide: true, title: t('list.cancel.done') });
    },
    onError: refreshAfterConflict(queryClient),
  });
}

/** Generating a large scan's archive copy takes the server a while; the transfer itself longer. */
const uploadTimeoutMs = 5 * 60_000;

/** @param onProgress share of the file that has left, 0 to 1 */
export function useUploadScan(documentOnSAId: number, onProgress: (share: number) => void) {
  const { t } = useTranslation('signing');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ file, signal }: { file: File; signal: AbortSignal }) =>
      call(
        'documentOnSA.uploadScan',
        { params: { documentOnSAId }, body: { file } },
        { onProgress, signal, timeoutMs: uploadTimeoutMs },
      ),
    // The dialog shows its failures beside the file, but that the session has ended.
    meta: { allowFailure: (error) => !(isApiError(error) && error.status === 401) },
    onSuccess: async () => {
      await invalidateDocuments(queryClient);
      notify({ type: 'success', autoHide: true, title: t('list.upload.done') });
    },
    onError: refreshAfterConflict(queryClient),
  });
}

export const usePrintDocument = (documentOnSAId: number) =>
  useMutation({ mutationFn: () => printDocument(documentOnSAId) });
