import { errorCode } from '@advisor/contracts/errors';
import { assessmentRequests } from '../../../domain/assessment/schema';
import { changeCase } from '../../../domain/cases/change-case';
import { peopleLock } from '../../../domain/household/person-change';
import type { Database } from '../../../platform/database/database';
import { badRequest } from '../../../platform/failure';
import { readJobProgress } from '../../../platform/jobs/job-progress';
import { enqueue } from '../../../platform/jobs/queue';
import { assessmentJob, requestOf } from '../assessment-job';

interface Asking {
  salesArrangementId: number;
  hasLoan: boolean;
  userId: number;
  now: Date;
}

/**
 * Asks for an assessment; while one runs there is no other.
 * @throws Failure 409 when the application was sent, 400 with 90027 when there is no loan to assess
 */
export function askForAssessment(
  db: Database,
  { salesArrangementId, hasLoan, userId, now }: Asking,
): Promise<void> {
  return changeCase(db, { salesArrangementId, userId, now, lock: peopleLock }, async ({ tx }) => {
    if (!hasLoan) {
      throw badRequest('Nejprve úvěr namodelujte a nabídku převezměte do žádosti.', {
        errorCode: errorCode.notEligible,
      });
    }
    const before = await requestOf(tx, salesArrangementId);
    const progress = before && (await readJobProgress(tx, assessmentJob, before.jobId));
    // One that was given up stays in the queue under its key.
    const round = progress?.state === 'dead' ? ` ${before?.jobId}` : '';
    const jobId = await enqueue(
      tx,
      assessmentJob,
      { salesArrangementId, userId },
      { runAt: now, key: `${salesArrangementId}${round}` },
    );
    if (jobId === before?.jobId) return;
    const request = { jobId, askedBy: userId };
    await tx
      .insert(assessmentRequests)
      .values({ salesArrangementId, ...request })
      .onConflictDoUpdate({ target: assessmentRequests.salesArrangementId, set: request });
  });
}
