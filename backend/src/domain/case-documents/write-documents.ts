import { randomUUID } from 'node:crypto';
import { caseDocumentType } from '@advisor/contracts/codebooks/document';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Backend } from '../../platform/backend';
import type { Database } from '../../platform/database/database';
import { caseDocuments, temporaryDocuments } from './schema';
import { isUnneeded } from './uploads';

/* What every area writes of uploads and of the documents that are made of them, in its own transaction. */

/** Takes an upload, so that nobody forgets it until the transaction ends. @returns whether it is there */
export async function takeUpload(tx: Database, guid: string): Promise<boolean> {
  const taken = await tx
    .select({ guid: temporaryDocuments.guid })
    .from(temporaryDocuments)
    .where(eq(temporaryDocuments.guid, guid))
    .for('update');
  return taken.length > 0;
}

/** Forgets an upload; one that is gone was forgotten before, one that a document needs stays. */
export const forgetUpload = ({ db }: Pick<Backend, 'db'>, guid: string): Promise<void> =>
  forgetUploads(db, inArray(temporaryDocuments.guid, [guid]));

/** Forgets uploads of a user, and nobody else's; those that documents need stay. */
export const forgetOwnUploads = (
  { db }: Pick<Backend, 'db'>,
  userId: number,
  guids: readonly string[],
): Promise<void> =>
  forgetUploads(
    db,
    and(eq(temporaryDocuments.userId, userId), inArray(temporaryDocuments.guid, [...guids])),
  );

/** They are taken first: a document that is made of one meanwhile is seen by what follows. */
const forgetUploads = (db: Database, which: SQL | undefined): Promise<void> =>
  db.transaction(async (tx) => {
    await tx
      .select({ guid: temporaryDocuments.guid })
      .from(temporaryDocuments)
      .where(which)
      .orderBy(temporaryDocuments.guid)
      .for('update');
    await tx.delete(temporaryDocuments).where(and(which, isUnneeded()));
  });

/** Notes what an upload is, once its whole content was looked at. */
export const noteChecked = (
  db: Database,
  guid: string,
  found: { contentType: string; sha256: string },
) => db.update(temporaryDocuments).set(found).where(eq(temporaryDocuments.guid, guid));

/** @returns its number; undefined when a document was made of the upload before */
export async function addDocument(
  tx: Database,
  document: typeof caseDocuments.$inferInsert,
): Promise<number | undefined> {
  const [added] = await tx
    .insert(caseDocuments)
    .values(document)
    .onConflictDoNothing()
    .returning({ id: caseDocuments.id });
  return added?.id;
}

/** The finished file of a document that was signed, in the archive already. */
export type SignedDocument = Pick<
  typeof caseDocuments.$inferInsert,
  'fileName' | 'contentType' | 'size' | 'sha256' | 'source' | 'authorId' | 'createdOn'
> & { caseId: number; formId: string; signedDocumentId: number; archiveId: string };

/** Puts what was signed among the documents of its case, once. */
export async function addSignedDocument(tx: Database, document: SignedDocument): Promise<void> {
  await tx
    .insert(caseDocuments)
    .values({ ...document, guid: randomUUID(), documentTypeCode: caseDocumentType.signed.code })
    .onConflictDoNothing();
}

/** Notes the job that brings a document to the archive. */
export const noteJob = (tx: Database, documentId: number, jobId: number) =>
  tx.update(caseDocuments).set({ jobId }).where(eq(caseDocuments.id, documentId));
