import { eq } from 'drizzle-orm';
import type { Backend } from '../../../platform/backend';
import type { Database } from '../../../platform/database/database';
import { documentContents } from '../schema/document-contents';
import { documentPrints } from '../schema/document-prints';
import { type NewContent, saveContent } from '../commands/save-content';
import { composePage, type DocumentToCompose, documentToCompose } from './compose-page';
import type { ContentNode } from './content-node';
import { printDocument, type PrintedPage } from './print-document';

/** What a document says, the same for everybody who reads and signs it. */
export interface DocumentContent extends PrintedPage {
  /** SHA-256 of the PDF that nobody has signed yet, hexadecimal. */
  sha256: string;
}

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
  const content = await makeContent(node, await documentToCompose(db, documentId));
  await db.transaction((tx) => saveContent(node.backend, tx, documentId, content));
  // Of two who make it, the first counts for both.
  const made = await readContent(node.backend, db, documentId);
  if (made === undefined) throw new Error('a document has disappeared');
  return made;
}

/** Makes the content of a document that may not be there yet. */
export async function makeContent(
  node: ContentNode,
  document: DocumentToCompose,
): Promise<NewContent> {
  const printed = await composePage(node, document);
  return { printed, pdf: await printDocument(printed) };
}

/**
 * The PDF that nobody has signed yet, to the byte as it was printed: another release may print another
 * one, and this is the one whose hash is told.
 */
export async function unsignedPdf(node: ContentNode, documentId: number): Promise<Buffer> {
  const content = await documentContent(node, documentId);
  const { db, signingSealer } = node.backend;
  const [print] = await db
    .select()
    .from(documentPrints)
    .where(eq(documentPrints.documentId, documentId));
  // Of the release before, which kept the content alone.
  if (print === undefined) return Buffer.from(await printDocument(content));
  return Buffer.from(signingSealer.open(print.sealedPdf), 'base64');
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
