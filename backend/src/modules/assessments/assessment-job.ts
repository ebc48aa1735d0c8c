import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { assessmentRequests } from '../../domain/assessment/schema';
import type { Database } from '../../platform/database/database';
import { defineJob } from '../../platform/jobs/define-job';
import { readJobProgress } from '../../platform/jobs/job-progress';

export const assessmentJob = defineJob({
  name: 'application.assess',
  input: z.object({ salesArrangementId: z.int(), userId: z.int() }),
  attempts: 3,
  askedBy: ({ userId }) => userId,
});

export async function requestOf(db: Database, salesArrangementId: number) {
  const [request] = await db
    .select()
    .from(assessmentRequests)
    .where(eq(assessmentRequests.salesArrangementId, salesArrangementId));
  return request;
}

/** How far the assessment is that was asked for last. */
export async function readAssessmentProgress(db: Database, salesArrangementId: number) {
  const request = await requestOf(db, salesArrangementId);
  const job = request && (await readJobProgress(db, assessmentJob, request.jobId));
  if (job === undefined || job.state === 'done') return { isRunning: false };
  if (job.state === 'dead') return { isRunning: false, hasFailed: true };
  const { progress, secondsLeft } = job;
  return { isRunning: true, progress, ...(secondsLeft === undefined ? {} : { secondsLeft }) };
}
