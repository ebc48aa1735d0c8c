import type { documentCalls } from '@advisor/contracts/documents/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { count, eq } from 'drizzle-orm';
import { mergedDocuments, mergedSources } from '../../../domain/case-documents/schema';
import { type CaseCall, openCase } from '../../../domain/cases/case-access';
import { bankDay } from '../../../platform/calendar';
import type { Clock } from '../../../platform/clock';
import type { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/failure';
import { readJobProgress } from '../../../platform/jobs/job-progress';
import { mergeJob } from './merge-job';

type Status = CallResponse<typeof documentCalls.mergedStatus>;
type MergedRow = typeof mergedDocuments.$inferSelect;

const unknown = 'Spojený dokument nebyl nalezen.';

/** A merge as long as it is kept. @throws Failure 404 also for one of a case that the user may not see */
export async function openMerged(
  call: Omit<CaseCall, 'params'> & { params: { guid: string }; clock: Clock },
): Promise<MergedRow> {
  const { db, clock } = call;
  const [found] = await db
    .select()
    .from(mergedDocuments)
    .where(eq(mergedDocuments.guid, call.params.guid));
  if (found === undefined || found.keptTo < bankDay(clock.now())) throw notFound(unknown);
  await openCase({ ...call, params: { caseId: found.caseId } }, unknown);
  return found;
}

/** How far a merge is. */
export async function mergedStatus(db: Database, { guid, jobId }: MergedRow): Promise<Status> {
  // First: of one that ends meanwhile, the result is seen.
  const job = jobId === null ? undefined : await readJobProgress(db, mergeJob, jobId);
  const [[merge], [counts]] = await Promise.all([
    db.select().from(mergedDocuments).where(eq(mergedDocuments.guid, guid)),
    db
      .select({ documentsDone: count(mergedSources.pages), documentsTotal: count() })
      .from(mergedSources)
      .where(eq(mergedSources.guid, guid)),
  ]);
  if (merge === undefined || counts === undefined) throw notFound(unknown);
  if (merge.size !== null) return { ...counts, status: 'done', availableTo: merge.keptTo };
  const { problem, problemDocumentId } = merge;
  if (problem !== null)
    return { ...counts, status: 'failed', problem, documentId: problemDocumentId ?? undefined };
  if (job?.state === 'waiting' || job?.state === 'running') return { ...counts, status: job.state };
  return { ...counts, status: 'failed', problem: 'unavailable' };
}
