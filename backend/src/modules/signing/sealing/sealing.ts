import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { signedFiles } from '../../../db/schema/signing-documents';
import type { Sealer } from '../../../personal-data/sealer';
import {
  changeDocument,
  closeLinks,
  type Deed,
  isReadyToSeal,
  moveDocument,
} from '../change-document';
import { type SigningDocument } from '../signing-document';
import { documentState, isComplete } from '../state-machine';
import { type SealingKey, storedSealingKey } from './sealing-key';

/**
 * Seals a document that everybody has signed, unless its file is there; does nothing to any other.
 */
export type Sealing = (documentId: number, deed: Deed) => Promise<void>;

interface SealingOptions {
  db: Database;
  sealer: Sealer;
  /** The installation's own key; absent: one that is kept in the database. */
  key?: SealingKey;
}

export function createSealing({ db, sealer, key }: SealingOptions): Sealing {
  return (documentId, deed) =>
    changeDocument(db, documentId, deed, async (change) => {
      const { tx, document } = change;
      const isNew = isReadyToSeal(document);
      // Somebody may have been faster, or have given the signing up.
      if (!isNew && !(await lacksFile(tx, document))) return;
      const { sealPdf } = await import('./seal-pdf');
      const plain = await documentFile(tx, document, { withSignatures: true });
      const content = await sealPdf(
        plain,
        key ?? (await storedSealingKey(tx, sealer, deed.now)),
        deed.now,
      );
      await tx.insert(signedFiles).values({
        documentId,
        kind: 'sealed',
        fileName: `${document.row.name}.pdf`,
        contentType: 'application/pdf',
        content,
        sha256: createHash('sha256').update(content).digest('hex'),
        createdOn: deed.now,
      });
      if (!isNew) return;
      await moveDocument(change, documentState.signed, 'seal');
      await closeLinks(change);
    });
}

/** Signed by all in the service, and no file was brought along: documents of the demonstration. */
async function lacksFile(tx: Database, { row, members }: SigningDocument): Promise<boolean> {
  if (row.state !== documentState.signed || !isComplete(members, row.process)) return false;
  return (await tx.$count(signedFiles, eq(signedFiles.documentId, row.documentId))) === 0;
}

/** The document as PDF, as its signers read it; the same to the byte until somebody signs. */
export async function documentFile(
  db: Database,
  document: SigningDocument,
  { withSignatures }: { withSignatures: boolean },
): Promise<Buffer> {
  // Loaded when it is needed: it brings the library that writes documents.
  const [{ documentPdf }, { signatureBlocks, unsignedBlocks }] = await Promise.all([
    import('../../../seed/general-documents/document-pdf'),
    import('./document-content'),
  ]);
  const { blocks, createdOn } = await unsignedBlocks(db, document);
  const all = withSignatures ? [...blocks, ...(await signatureBlocks(db, document))] : blocks;
  const { name, externalId } = document.row;
  return documentPdf(
    { name, category: 'Smluvní dokumenty', footer: `Dokument ${externalId}`, blocks: all },
    createdOn.toISOString().slice(0, 10),
  );
}
