import { documentUploadState } from '@advisor/contracts/codebooks/document';
import type { caseDocuments } from '../../domain/case-documents/schema';
import type { Database } from '../../platform/database/database';
import { readJobsProgress } from '../../platform/jobs/job-progress';
import { archiveJob } from '../../domain/case-documents/archive-job';

type Document = Pick<typeof caseDocuments.$inferSelect, 'archiveId' | 'jobId' | 'signedDocumentId'>;

/** What was signed is kept with its signatures. */
const isKept = ({ archiveId, signedDocumentId }: Document) =>
  archiveId !== null || signedDocumentId !== null;

/** How each document stands on its way to the archive. */
export async function uploadStates(db: Database, documents: readonly Document[]) {
  const jobIds = documents.flatMap((document) =>
    isKept(document) || document.jobId === null ? [] : [document.jobId],
  );
  const progress = await readJobsProgress(db, archiveJob, jobIds);
  return documents.map((document) => {
    if (isKept(document)) return documentUploadState.saved.code;
    const { jobId } = document;
    const job = jobId === null ? undefined : progress.get(jobId);
    // It has ended since the document was read.
    if (job?.state === 'done') return documentUploadState.saved.code;
    // A job that is gone was given up.
    const isOnTheWay = job !== undefined && job.state !== 'dead';
    return isOnTheWay ? documentUploadState.pending.code : documentUploadState.error.code;
  });
}
