import { call } from '@advisor/api-client/call';
import { operationQuery } from '@advisor/api-client/operation-query';
import { caseCalls } from '@advisor/contracts/case/calls';
import { documentCalls } from '@advisor/contracts/documents/calls';
import type { CallBody, CallResponse } from '@advisor/contracts/operation';
import { useChange } from '@advisor/shell/use-change';
import { useTranslation } from 'react-i18next';

export type CaseDocument = CallResponse<typeof documentCalls.caseDocuments>[number];
export type DocumentsToSave = CallBody<typeof documentCalls.saveCaseDocuments>['documents'];

export const documentsQuery = (caseId: number) =>
  operationQuery(documentCalls.caseDocuments, { params: { caseId } });

/** What is read again when a document was added, or has come to the archive. */
export const documentReaders = [documentCalls.caseDocuments.id, caseCalls.menuFlags.id];

/** The file, in memory as long as it is looked at: it is a client's. */
export const contentQuery = (caseId: number, documentId: number) => ({
  ...operationQuery(
    documentCalls.caseDocumentContent,
    { params: { caseId, documentId } },
    { meta: { allowFailure: true } },
  ),
  gcTime: 0,
  staleTime: Infinity,
});

export function useSaveDocuments(caseId: number) {
  const { t } = useTranslation('case-documents');
  return useChange({
    key: [documentCalls.saveCaseDocuments.id, caseId],
    call: (documents: DocumentsToSave) =>
      call(documentCalls.saveCaseDocuments, { params: { caseId }, body: { documents } }),
    invalidates: documentReaders,
    success: (saved) => ({ title: t('send.saved', { count: saved.length }) }),
  });
}

export function useRetryDocument(caseId: number, documentId: number) {
  const { t } = useTranslation('case-documents');
  return useChange({
    key: [documentCalls.retryCaseDocument.id, caseId, documentId],
    call: () => call(documentCalls.retryCaseDocument, { params: { caseId, documentId } }),
    invalidates: documentReaders,
    success: t('list.retried'),
  });
}
