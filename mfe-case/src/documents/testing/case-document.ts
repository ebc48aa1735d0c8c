import type { CaseDocument } from '../documents.queries';

/** A document of a case, as the list answers it. */
export const caseDocument = (changes: Partial<CaseDocument> = {}): CaseDocument => ({
  documentId: 1,
  fileName: 'smlouva.pdf',
  documentTypeCode: 'income',
  source: 3,
  uploadState: 0,
  size: 48_400,
  authorName: 'Jana Nováková',
  createdOn: '2026-11-20T09:00:00.000Z',
  ...changes,
});
