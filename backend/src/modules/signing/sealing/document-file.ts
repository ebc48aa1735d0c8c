import type { Database } from '../../../platform/database/database';
import type { PageContent } from '../../../platform/pdf/page-content';
import { threadTask } from '../../../platform/threads/thread-task';
import type { SigningDocument } from '../signing-document';
import { signatureBlocks, unsignedBlocks } from './document-content';
import type { DocumentToPrint } from './signing-document.thread';

/** Prints a document. */
export const printDocument = threadTask<DocumentToPrint, Uint8Array>(
  new URL('signing-document.thread.ts', import.meta.url),
);

/** What stands in the document. */
export async function documentPage(
  db: Database,
  document: SigningDocument,
  { withSignatures }: { withSignatures: boolean },
): Promise<{ page: PageContent; updatedOn: string }> {
  const { blocks, createdOn } = await unsignedBlocks(db, document);
  const all = withSignatures ? [...blocks, ...(await signatureBlocks(db, document))] : blocks;
  const { name, externalId } = document.row;
  return {
    page: { name, category: 'Smluvní dokumenty', footer: `Dokument ${externalId}`, blocks: all },
    updatedOn: createdOn.toISOString().slice(0, 10),
  };
}

/** The document as PDF, as its signers read it; the same to the byte until somebody signs. */
export async function documentFile(db: Database, document: SigningDocument): Promise<Buffer> {
  return Buffer.from(
    await printDocument(await documentPage(db, document, { withSignatures: false })),
  );
}
