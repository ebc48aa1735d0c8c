import type { Calls } from '../operation';
import type { caseDocumentEndpoints } from './case-documents';
import type { documentEndpoints } from './endpoints';

export const documentCalls: Calls<typeof caseDocumentEndpoints & typeof documentEndpoints> = {
  deedOfOwnership: {
    id: 'deedOfOwnership.content',
    method: 'GET',
    path: 'deed-of-ownership/document/content',
  },
  uploadTemporary: { id: 'temporaryDocuments.upload', method: 'POST', path: 'temporary-documents' },
  deleteTemporary: {
    id: 'temporaryDocuments.delete',
    method: 'DELETE',
    path: 'temporary-documents',
  },
  ownTemporary: {
    id: 'temporaryDocuments.list',
    method: 'GET',
    path: 'temporary-documents',
    extension: true,
  },
  caseDocuments: { id: 'case.documents', method: 'GET', path: 'case/{caseId}/documents' },
  saveCaseDocuments: { id: 'case.saveDocuments', method: 'POST', path: 'case/{caseId}/documents' },
  caseDocumentContent: {
    id: 'case.documentContent',
    method: 'GET',
    path: 'case/{caseId}/documents/{documentId}/content',
    extension: true,
  },
  caseDocumentThumbnail: {
    id: 'case.documentThumbnail',
    method: 'GET',
    path: 'case/{caseId}/documents/{documentId}/thumbnail',
    extension: true,
  },
  retryCaseDocument: {
    id: 'case.retryDocument',
    method: 'POST',
    path: 'case/{caseId}/documents/{documentId}/retry',
    extension: true,
  },
  generalDocuments: { id: 'generalDocuments.list', method: 'GET', path: 'general-documents' },
  generalDocumentContent: {
    id: 'generalDocuments.content',
    method: 'GET',
    path: 'general-documents/{documentId}/content',
    extension: true,
  },
  mergeCaseDocuments: {
    id: 'case.mergeDocuments',
    method: 'POST',
    path: 'case/{caseId}/merged-documents',
  },
  mergedContent: { id: 'mergedDocuments.content', method: 'GET', path: 'merged-documents/{guid}' },
  mergedStatus: {
    id: 'mergedDocuments.status',
    method: 'GET',
    path: 'merged-documents/{guid}/status',
  },
  setStatus: {
    id: 'document.setStatus',
    method: 'PUT',
    path: 'document/{documentId}/status/{statusId}',
  },
};
