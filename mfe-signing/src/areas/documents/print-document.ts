import { call } from '@advisor/api-client/call';
import { signingCalls } from '@advisor/contracts/signing/calls';
import { printPdf } from '@advisor/ui/print-pdf';

/** Shows the browser's print dialog for a document's PDF, without leaving the page. */
export async function printDocument(documentOnSAId: number): Promise<void> {
  printPdf((await call(signingCalls.content, { params: { documentOnSAId } })) as Blob);
}
