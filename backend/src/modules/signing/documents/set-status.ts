import { documentSigningStatus } from '@advisor/contracts/codebooks/document';
import { eq } from 'drizzle-orm';
import type { Call } from '../../../contract-routes';
import { signingDocuments } from '../../../db/schema/signing-documents';
import { conflict } from '../../../failure';
import { changeDocument, record } from '../change-document';
import { openById } from '../document-access';
import { deedOf } from '../service/service-call';
import { documentState } from '../state-machine';

/**
 * Takes down how another system fares with a document; its signatures stay what they are.
 * @throws Failure 409 for a document that is finished
 */
export async function setStatus(call: Call<'document.setStatus'>): Promise<void> {
  const { documentId } = await openById(call.params.documentId, call);
  const { statusId } = call.params;
  await changeDocument(call.db, documentId, deedOf(call), async (change) => {
    const { state } = change.document.row;
    if (state === documentState.signed || state === documentState.cancelled) {
      throw conflict('Podepisování dokumentu je ukončeno.');
    }
    await change.tx
      .update(signingDocuments)
      .set({ signingStatus: statusId })
      .where(eq(signingDocuments.documentId, documentId));
    const isError = statusId === documentSigningStatus.error.code;
    await record(change, documentId, isError ? 'reportError' : 'reportProcessing');
  });
}
