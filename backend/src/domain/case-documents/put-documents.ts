import type { CaseChange } from '../cases/change-case';
import { Failure } from '../../platform/failure';
import { enqueue } from '../../platform/jobs/queue';
import { archiveJob } from './archive-job';
import { checkUpload, type CheckedUpload, type Checking } from './check-upload';
import { noteJob } from './note-job';
import { caseDocuments } from './schema';
import { ownUpload, takeUpload } from './uploads';

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
  const [put] = await tx
    .insert(caseDocuments)
    .values({ ...values, authorId: userId, createdOn: now })
    .onConflictDoNothing()
    .returning({ documentId: caseDocuments.id });
  if (put === undefined) return undefined;
  const jobId = await enqueue(tx, archiveJob, { ...put, userId }, { runAt: now });
  await noteJob(tx, put.documentId, jobId);
  touch('document');
  return put.documentId;
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
