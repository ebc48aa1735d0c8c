import { call } from '@advisor/api-client/call';
import { isApiError } from '@advisor/api-client/api-error';
import { documentSigningStatus } from '@advisor/contracts/codebooks/document';
import { documentCalls } from '@advisor/contracts/documents/calls';
import { signingCalls } from '@advisor/contracts/signing/calls';
import { useChange } from '@advisor/shell/use-change';
import { useTranslation } from 'react-i18next';
import { documentReaders } from './documents.queries';
import { printDocument } from './print-document';

export function useCancelDocument(documentOnSAId: number) {
  const { t } = useTranslation('signing-documents');
  return useChange({
    key: [signingCalls.cancel.id, documentOnSAId],
    call: () => call(signingCalls.cancel, { params: { documentOnSAId } }),
    invalidates: documentReaders,
    success: t('list.cancel.done'),
  });
}

/** Has a document that could not be processed be processed once more. */
export function useProcessDocument(documentId: number) {
  const { t } = useTranslation('signing-documents');
  const statusId = documentSigningStatus.inProcessing.code;
  return useChange({
    key: [documentCalls.setStatus.id, documentId],
    call: () => call(documentCalls.setStatus, { params: { documentId, statusId } }),
    invalidates: documentReaders,
    success: t('processing.begun'),
  });
}

/** Generating a large scan's archive copy takes the server a while; the transfer itself longer. */
const uploadTimeoutMs = 5 * 60_000;

/** @param onProgress share of the file that has left, 0 to 1 */
export function useUploadScan(documentOnSAId: number, onProgress: (share: number) => void) {
  const { t } = useTranslation('signing-documents');
  return useChange({
    key: [signingCalls.uploadScan.id, documentOnSAId],
    call: ({ file, signal }: { file: File; signal: AbortSignal }) =>
      call(
        signingCalls.uploadScan,
        { params: { documentOnSAId }, body: { file } },
        { onProgress, signal, timeoutMs: uploadTimeoutMs },
      ),
    invalidates: documentReaders,
    success: t('list.upload.done'),
    // The dialog shows its failures beside the file, but that the session has ended.
    allowFailure: (error) => isApiError(error) && error.status !== 401,
    // The file, which is a client's.
    gcTime: 0,
  });
}

/** Changes nothing, but is asked for once and can be tried again, as a change is. */
export const usePrintDocument = (documentOnSAId: number) =>
  useChange({
    key: [signingCalls.content.id, documentOnSAId],
    call: () => printDocument(documentOnSAId),
    isRead: true,
  });
