import { documentUploadState } from '@advisor/contracts/codebooks/document';
import { eq } from 'drizzle-orm';
import { caseDocuments } from '../../../domain/case-documents/schema';
import { changeCase } from '../../../domain/cases/change-case';
import type { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/failure';
import { enqueue } from '../../../platform/jobs/queue';
import { archiveJob } from '../../../domain/case-documents/archive-job';
import { uploadStates } from '../upload-state';
import { noteJob } from '../../../domain/case-documents/write-documents';

interface Retrying {
  caseId: number;
  documentId: number;
  userId: number;
  now: Date;
}

/** Brings a document to the archive again, unless it is there or on its way. @returns how it stands */
export function retryDocument(db: Database, { documentId, ...retrying }: Retrying) {
  return changeCase(db, retrying, async ({ tx, touch }) => {
    const isIt = eq(caseDocuments.id, documentId);
    const documents = await tx.select().from(caseDocuments).where(isIt);
    const [uploadState] = await uploadStates(tx, documents);
    if (uploadState === undefined) throw notFound('Dokument nebyl nalezen.');
    if (uploadState !== documentUploadState.error.code) return { documentId, uploadState };
    const { userId, now } = retrying;
    const jobId = await enqueue(tx, archiveJob, { documentId, userId }, { runAt: now });
    await noteJob(tx, documentId, jobId);
    touch('document');
    return { documentId, uploadState: documentUploadState.pending.code };
  });
}
