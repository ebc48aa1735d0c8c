import type { ExposureRefresh } from '@advisor/contracts/obligation/endpoints';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { customersOnSA } from '../../../domain/cases/schema/sales-arrangements';
import { lockApplication } from '../../../domain/household/lock-application';
import { exposureRefreshes } from '../../../domain/obligations/schema';
import type { ReportedObligation } from '../../../neighbours/credit-bureau/port';
import type { Database } from '../../../platform/database/database';
import { defineJob } from '../../../platform/jobs/define-job';
import { Failure } from '../../../platform/failure';
import { readJobProgress } from '../../../platform/jobs/job-progress';
import { enqueue } from '../../../platform/jobs/queue';
import { takeOver } from './follow-bureau';

const refreshJob = defineJob({
  name: 'obligations.refresh',
  input: z.object({ salesArrangementId: z.int(), userId: z.int() }),
  attempts: 3,
});

/** Somebody whom the bureau does not know owes nothing that it could report. */
function nothingOfUnknown(error: unknown): ReportedObligation[] {
  if (error instanceof Failure && error.status === 404) return [];
  throw error;
}

/** Reads an application's people from the credit bureau, one after another, as a job. */
export function registerExposureRefresh(app: FastifyInstance) {
  const { backend, jobs, neighbours } = app;
  const { db, clientSealer: sealer, clock } = backend;
  jobs.handle(refreshJob, async ({ input: { salesArrangementId, userId }, progress }) => {
    const people = await db
      .select()
      .from(customersOnSA)
      .where(eq(customersOnSA.salesArrangementId, salesArrangementId))
      .orderBy(customersOnSA.id);
    for (const [place, person] of people.entries()) {
      if (person.customerId === null) continue;
      const reported = await neighbours.creditBureau
        .obligations(person.customerId)
        .catch(nothingOfUnknown);
      await takeOver(db, { person, reported, userId, now: clock.now(), sealer });
      await progress((place + 1) / people.length);
    }
    await db
      .update(exposureRefreshes)
      .set({ refreshedOn: clock.now() })
      .where(eq(exposureRefreshes.salesArrangementId, salesArrangementId));
  });
}

/**
 * Asks for the reading; asked twice it is done once.
 * @throws Failure 409 when the application was sent
 */
export function askForRefresh(
  db: Database,
  { salesArrangementId, userId, now }: { salesArrangementId: number; userId: number; now: Date },
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockApplication(tx, salesArrangementId);
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

/** How far the last reading is. */
export async function readRefresh(
  db: Database,
  salesArrangementId: number,
): Promise<ExposureRefresh> {
  const [[asked], people] = await Promise.all([
    db
      .select()
      .from(exposureRefreshes)
      .where(eq(exposureRefreshes.salesArrangementId, salesArrangementId)),
    db
      .select({ customerId: customersOnSA.customerId })
      .from(customersOnSA)
      .where(eq(customersOnSA.salesArrangementId, salesArrangementId)),
  ]);
  const unidentifiedCount = people.filter(({ customerId }) => customerId === null).length;
  if (asked === undefined) return { state: 'never', progress: 0, unidentifiedCount };
  const job = await readJobProgress(db, refreshJob, asked.jobId);
  const known = { unidentifiedCount, refreshedOn: asked.refreshedOn?.toISOString() };
  switch (job?.state) {
    case 'waiting':
    case 'running':
      return { ...known, state: 'running', progress: job.progress, secondsLeft: job.secondsLeft };
    case 'dead':
      return { ...known, state: 'failed', progress: 0 };
    default:
      return { ...known, state: 'done', progress: 1 };
  }
}
