import type { Backend } from '../../../platform/backend';
import type { Database } from '../../../platform/database/database';
import type { PrintedPage } from '../content/print-document';
import { documentContents } from '../schema/document-contents';
import { documentPrints } from '../schema/document-prints';
import { sha256 } from '../sha256';

/** A content that is not saved yet, with the PDF that its hash is of. */
export interface NewContent {
  printed: PrintedPage;
  pdf: Uint8Array;
}

/** Keeps a content and its PDF in the transaction, unless the document has one. */
export async function saveContent(
  { signingSealer, clock }: Pick<Backend, 'signingSealer' | 'clock'>,
  tx: Database,
  documentId: number,
  { printed, pdf }: NewContent,
): Promise<void> {
  const sealedPage = signingSealer.seal(JSON.stringify(printed));
  const saved = await tx
    .insert(documentContents)
    .values({ documentId, sealedPage, sha256: sha256(pdf), createdOn: clock.now() })
    .onConflictDoNothing()
    .returning({ documentId: documentContents.documentId });
  if (saved.length === 0) return;
  const sealedPdf = signingSealer.seal(Buffer.from(pdf).toString('base64'));
  await tx.insert(documentPrints).values({ documentId, sealedPdf });
}
