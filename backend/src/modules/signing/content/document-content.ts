import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Backend } from '../../../platform/backend';
import type { Database } from '../../../platform/database/database';
import { documentContents } from '../schema/document-contents';
import { composePage, type DocumentToCompose, documentToCompose } from './compose-page';
import type { ContentNode } from './content-node';
import { printDocument, type PrintedPage } from './print-document';

/** What a document says, the same for everybody who reads and signs it. */
export interface DocumentContent extends PrintedPage {
  /** SHA-256 of the PDF that nobody has signed yet, hexadecimal. */
  sha256: string;
}

export const sha256 = (content: Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

/**
 * What the document says: on paper, on the pad and under a delegated link. It is made with the
 * document, or when it is first needed, and stays as it is.
 * @throws Failure 503 when it has to be made and the client register does not answer
 */
export async function documentContent(
  node: ContentNode,
  documentId: number,
): Promise<DocumentContent> {
  const { db } = node.backend;
  const saved = await readContent(node.backend, db, documentId);
  if (saved !== undefined) return saved;
  await saveContent(
    node.backend,
    db,
    documentId,
    await makeContent(node, await documentToCompose(db, documentId)),
  );
  // Of two who make it, the first counts for both.
  const made = await readContent(node.backend, db, documentId);
  if (made === undefined) throw new Error('a document has disappeared');
  return made;
}

/** Makes the content of a document that may not be there yet. */
export async function makeContent(
  node: ContentNode,
  document: DocumentToCompose,
): Promise<DocumentContent> {
  const printed = await composePage(node, document);
  return { ...printed, sha256: sha256(await printDocument(printed)) };
}

/** Keeps a content, unless the document has one. */
export async function saveContent(
  { signingSealer, clock }: Pick<Backend, 'signingSealer' | 'clock'>,
  tx: Database,
  documentId: number,
  { sha256: hash, ...printed }: DocumentContent,
): Promise<void> {
  const sealedPage = signingSealer.seal(JSON.stringify(printed));
  await tx
    .insert(documentContents)
    .values({ documentId, sealedPage, sha256: hash, createdOn: clock.now() })
    .onConflictDoNothing();
}

async function readContent(
  { signingSealer }: Pick<Backend, 'signingSealer'>,
  db: Database,
  documentId: number,
): Promise<DocumentContent | undefined> {
  const [row] = await db
    .select()
    .from(documentContents)
    .where(eq(documentContents.documentId, documentId));
  if (row === undefined) return undefined;
  const printed = JSON.parse(signingSealer.open(row.sealedPage)) as PrintedPage;
  return { ...printed, sha256: row.sha256 };
}
