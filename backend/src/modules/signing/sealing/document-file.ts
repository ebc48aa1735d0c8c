import type { ContentNode } from '../content/content-node';
import { documentContent } from '../content/document-content';
import { printDocument } from '../content/print-document';

/** The document as PDF, as its signers read it: the same to the byte however often it is printed. */
export async function documentFile(node: ContentNode, documentId: number): Promise<Buffer> {
  return Buffer.from(await printDocument(await documentContent(node, documentId)));
}
