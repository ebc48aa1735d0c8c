import { documentSigningPath } from '@advisor/addresses/signing';
import { signatureState } from '@advisor/contracts/codebooks/document';
import type { DocumentOnSA } from '@advisor/contracts/signing/endpoints';
import type { CaseReference } from '@advisor/case/open';
import { isDigital } from './document-actions';

/** What is to be done next comes first. */
const order: readonly number[] = [
  signatureState.inProcess.code,
  signatureState.waitingForScan.code,
  signatureState.ready.code,
  signatureState.unknown.code,
  signatureState.signed.code,
  signatureState.cancelled.code,
];

/** Documents by their state, the latest of each first. */
export const inSigningOrder = (documents: readonly DocumentOnSA[]): DocumentOnSA[] =>
  documents.toSorted(
    (one, other) =>
      order.indexOf(one.signatureState) - order.indexOf(other.signatureState) ||
      (one.createdOn < other.createdOn ? 1 : -1),
  );

/** Address of the document's own screen. */
export const documentLink = (
  document: DocumentOnSA,
  { caseId, salesArrangementId }: CaseReference,
): string =>
  documentSigningPath({
    documentOnSAId: document.documentOnSAId,
    isDigital: isDigital(document),
    caseId,
    salesArrangementId,
  });
