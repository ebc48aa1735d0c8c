import { documentSigningStatus } from '@advisor/contracts/codebooks/document';
import type { documentCalls } from '@advisor/contracts/documents/calls';
import type { Call } from '../../../platform/http/contract-routes';
import { conflict } from '../../../platform/failure';
import { changeDocument, moveDocument } from './change-document';
import { openById } from '../document-access';
import { deedOf } from '../service/service-call';
import type { SigningDocument } from '../signing-document';
import { documentState, openDocumentState } from '../state-machine';

const { unknown, ready, inProcess } = documentState;
const isError = (statusId: number) => statusId === documentSigningStatus.error.code;

/**
 * The document's state after another system has said how it fares: in processing, it is in process;
 * after an error it is what its signatures say, which stay what they are. A document that the service
 * does not know yet is made known by the processing alone.
 * @throws Failure 409 for what is signed on paper, and for what is finished
 */
function stateAfter({ row, members }: SigningDocument, statusId: number): number {
  switch (row.state) {
    case unknown:
      return isError(statusId) ? unknown : inProcess;
    case ready:
    case inProcess:
      return isError(statusId) ? openDocumentState(members) : inProcess;
    case documentState.waitingForScan:
      throw conflict('Dokument se podepisuje na papíře.');
    default:
      throw conflict('Podepisování dokumentu je ukončeno.');
  }
}

/** Moves a document as another system says that it fares, and takes down what it said, once. */
export async function setStatus(call: Call<typeof documentCalls.setStatus>): Promise<void> {
  const { documentId } = await openById(call.params.documentId, call);
  const { statusId } = call.params;
  await changeDocument(call.db, documentId, deedOf(call), async (change) => {
    const { row } = change.document;
    const state = stateAfter(change.document, statusId);
    if (row.state === state && row.signingStatus === statusId) return;
    await moveDocument(change, state, isError(statusId) ? 'reportError' : 'reportProcessing', {
      signingStatus: statusId,
    });
  });
}
