import { eq } from 'drizzle-orm';
import {
  addSignedDocument,
  type SignedDocument,
} from '../../../domain/case-documents/write-documents';
import { documentsOnSA } from '../../../domain/cases/schema/sales-arrangements';
import type { Change } from './change-document';

type SignedFile = Pick<SignedDocument, 'archiveId' | 'fileName' | 'contentType' | 'sha256'> & {
  content: Uint8Array;
  authorId: SignedDocument['authorId'];
};

/** Puts a finished file among the documents of its case. */
export async function listSignedFile(
  { tx, touch, caseId, document: { row }, audit }: Change,
  { content, ...file }: SignedFile,
): Promise<void> {
  const { documentId: signedDocumentId, source } = row;
  const [origin] = await tx
    .select({ formId: documentsOnSA.formId })
    .from(documentsOnSA)
    .where(eq(documentsOnSA.id, signedDocumentId));
  if (origin === undefined) throw new Error('a signed document without its form');
  const size = content.length;
  const of = { caseId, signedDocumentId, source, createdOn: audit.now, ...origin };
  await addSignedDocument(tx, { ...file, ...of, size });
  touch('document');
}
