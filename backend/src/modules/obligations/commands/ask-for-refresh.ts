import { eq } from 'drizzle-orm';
import { changeCase } from '../../../domain/cases/change-case';
import { peopleLock } from '../../../domain/household/person-change';
import { exposureRefreshes } from '../../../domain/obligations/schema';
import type { Database } from '../../../platform/database/database';
import { readJobProgress } from '../../../platform/jobs/job-progress';
import { enqueue } from '../../../platform/jobs/queue';
import { refreshJob } from '../exposure-refresh';

/**
 * Asks for the reading; asked twice it is done once.
 * @throws Failure 409 when the application was sent
 */
export function askForRefresh(
  db: Database,
  { salesArrangementId, userId, now }: { salesArrangementId: number; userId: number; now: Date },
): Promise<void> {
  return changeCase(db, { salesArrangementId, userId, now, lock: peopleLock }, async ({ tx }) => {
    const [before] = await tx
      .select({ jobId: exposureRefreshes.jobId })
      .from(exposureRefreshes)
      .where(eq(exposureRefreshes.salesArrangementId, salesArrangementId));
    const progress = before && (await readJobProgress(tx, refreshJob, before.jobId));
    // One that was given up stays in the queue under its key.
    const round = progress?.state === 'dead' ? ` ${before?.jobId}` : '';
    const jobId = await enqueue(
      tx,
      refreshJob,
      { salesArrangementId, userId },
      { runAt: now, key: `${salesArrangementId}${round}` },
    );
    await tx
      .insert(exposureRefreshes)
      .values({ salesArrangementId, jobId, askedBy: userId })
      .onConflictDoUpdate({
        target: exposureRefreshes.salesArrangementId,
        set: { jobId, askedBy: userId },
      });
  });
}
