import type { CaseChange } from '../cases/change-case';
import { Failure } from '../../platform/failure';
import { enqueue } from '../../platform/jobs/queue';
import { archiveJob } from './archive-job';
import { checkUpload, type CheckedUpload, type Checking } from './check-upload';
import type { caseDocuments } from './schema';
import { ownUpload } from './uploads';
import { addDocument, noteJob, takeUpload } from './write-documents';

interface Wanted {
  guid: string;
  /** Place in the request that a refusal is shown at. */
  field: string;
}

/**
 * Uploads of the user that documents may be made of, by their guids; their contents are looked at.
 * @throws Failure 404 for an upload that is gone, 400 for a harmful one, 409 for one that has not come whole
 */
export async function uploadsToPut(
  checking: Checking,
  userId: number,
  wanted: readonly Wanted[],
): Promise<Map<string, CheckedUpload>> {
  const uploads = new Map<string, CheckedUpload>();
  for (const { guid, field } of wanted) {
    const check = async () => checkUpload(checking, await ownUpload(checking, guid, userId));
    uploads.set(guid, await check().catch(atItsPlace(field)));
  }
  return uploads;
}

type Told = Pick<typeof caseDocuments.$inferInsert, 'fileName' | 'documentTypeCode'> &
  Partial<Pick<typeof caseDocuments.$inferInsert, 'description' | 'formId' | 'source'>>;

/**
 * Makes an upload a document of the case, which a job brings to the archive.
 * @returns its number; undefined when a document was made of the upload before, or it is gone
 */
export async function putDocument(
  { tx, row, now, touch }: Pick<CaseChange, 'tx' | 'row' | 'now' | 'touch'>,
  { guid, size, contentType, sha256 }: CheckedUpload,
  userId: number,
  told: Told,
): Promise<number | undefined> {
  if (!(await takeUpload(tx, guid))) return undefined;
  const values = { ...told, guid, caseId: row.id, size, contentType, sha256 };
  const documentId = await addDocument(tx, { ...values, authorId: userId, createdOn: now });
  if (documentId === undefined) return undefined;
  const jobId = await enqueue(tx, archiveJob, { documentId, userId }, { runAt: now });
  await noteJob(tx, documentId, jobId);
  touch('document');
  return documentId;
}

/** A refusal names which of several files it is about. */
const atItsPlace =
  (field: string) =>
  (error: unknown): never => {
    if (!(error instanceof Failure)) throw error;
    throw new Failure(
      error.status,
      error.messages.map((message) => ({ ...message, field })),
      error.headers,
    );
  };
