import type { DocumentOnSA } from '@advisor/contracts/signing/endpoints';

/** A document that waits for a biometric signature, unless a test says otherwise. */
export const documentOnSA = (change: Partial<DocumentOnSA> = {}): DocumentOnSA => ({
  documentOnSAId: 5,
  salesArrangementId: 9,
  documentTypeCode: 'LOAN_APPLICATION',
  formId: 'N0000000000501',
  name: 'Žádost o poskytnutí úvěru',
  source: 1,
  signatureState: 1,
  signatureTypeId: 2,
  externalId: 'EP-000005',
  isReadyForSigning: true,
  createdOn: '2026-11-20T09:30:00Z',
  ...change,
});
