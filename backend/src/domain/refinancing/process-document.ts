import { signatureState } from '@advisor/contracts/codebooks/document';
import type { RefinancingProcess } from '@advisor/contracts/refinancing/process';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { type JobProgress, readJobsProgress } from '../../platform/jobs/job-progress';
import { documentJob } from '../signing/document-job';
import { signingDocuments } from '../signing/schema';
import type { refinancingProcesses } from './schema';

export type ProcessDocument = NonNullable<RefinancingProcess['document']>;
type ProcessRow = typeof refinancingProcesses.$inferSelect;

const { signed, cancelled } = signatureState;

const toState = (state: number): ProcessDocument['state'] => {
  if (state === signed.code) return 'signed';
  return state === cancelled.code ? 'cancelled' : 'signing';
};

/** What there is of a document that is not there: its job, which is forgotten after a while. */
const underWay = (job: JobProgress | undefined): Omit<ProcessDocument, 'documentOnSAId'> => {
  if (job?.state !== 'waiting' && job?.state !== 'running') return { state: 'failed' };
  const { progress, secondsLeft } = job;
  return { state: 'making', progress, ...(secondsLeft !== undefined && { secondsLeft }) };
};

/**
 * How far the documents of processes are, in as many queries as for one.
 * @returns by the process's id; a process that nobody has asked a document for is not among them
 */
export async function readProcessDocuments(
  db: Database,
  processes: readonly Pick<ProcessRow, 'id' | 'documentId' | 'documentJobId'>[],
): Promise<Map<number, ProcessDocument>> {
  const asked = processes.flatMap(({ id, documentId, documentJobId: jobId }) =>
    documentId === null ? [] : [{ id, documentId, jobId }],
  );
  if (asked.length === 0) return new Map();
  // Jobs first: of one that ends meanwhile, the document is seen.
  const jobs = await readJobsProgress(
    db,
    documentJob,
    asked.flatMap(({ jobId }) => jobId ?? []),
  );
  const made = await db
    .select({ id: signingDocuments.documentId, state: signingDocuments.state })
    .from(signingDocuments)
    .where(
      inArray(
        signingDocuments.documentId,
        asked.map(({ documentId }) => documentId),
      ),
    );
  const states = new Map(made.map(({ id, state }) => [id, state]));
  return new Map(
    asked.map(({ id, documentId, jobId }) => {
      const state = states.get(documentId);
      return [
        id,
        {
          documentOnSAId: documentId,
          ...(state === undefined ? underWay(jobs.get(jobId ?? 0)) : { state: toState(state) }),
        },
      ];
    }),
  );
}
