import { call } from '@advisor/api-client/call';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { printPdf } from '@advisor/ui/print-pdf';

/** The document is written anew each time; a slow line gets the rest. */
const timeoutMs = 60_000;

/** Shows the browser's print dialog for the client's copy of an offer. */
export async function printOffer(offerId: number): Promise<void> {
  printPdf((await call(offerCalls.document, { params: { offerId } }, { timeoutMs })) as Blob);
}
