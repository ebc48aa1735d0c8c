import type { ExposureRefresh } from '@advisor/contracts/obligation/endpoints';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { customersOnSA } from '../../domain/cases/schema/sales-arrangements';
import { exposureRefreshes } from '../../domain/obligations/schema';
import type { Database } from '../../platform/database/database';
import { defineJob } from '../../platform/jobs/define-job';
import { readJobProgress } from '../../platform/jobs/job-progress';

export const refreshJob = defineJob({
  name: 'obligations.refresh',
  input: z.object({ salesArrangementId: z.int(), userId: z.int() }),
  attempts: 3,
  askedBy: ({ userId }) => userId,
});

/** How far the last reading is. */
export async function readRefresh(
  db: Database,
  salesArrangementId: number,
): Promise<ExposureRefresh> {
  const isAsked = eq(exposureRefreshes.salesArrangementId, salesArrangementId);
  const [known] = await db
    .select({ jobId: exposureRefreshes.jobId })
    .from(exposureRefreshes)
    .where(isAsked);
  // Before what it has read: of one that ends meanwhile, that is seen.
  const job = known && (await readJobProgress(db, refreshJob, known.jobId));
  const [[asked], people] = await Promise.all([
    db.select().from(exposureRefreshes).where(isAsked),
    db
      .select({ customerId: customersOnSA.customerId })
      .from(customersOnSA)
      .where(eq(customersOnSA.salesArrangementId, salesArrangementId)),
  ]);
  const unidentifiedCount = people.filter(({ customerId }) => customerId === null).length;
  if (asked === undefined) return { state: 'never', progress: 0, unidentifiedCount };
  const facts = { unidentifiedCount, refreshedOn: asked.refreshedOn?.toISOString() };
  switch (job?.state) {
    case 'waiting':
    case 'running':
      return { ...facts, state: 'running', progress: job.progress, secondsLeft: job.secondsLeft };
    case 'dead':
      return { ...facts, state: 'failed', progress: 0 };
    default:
      return { ...facts, state: 'done', progress: 1 };
  }
}
