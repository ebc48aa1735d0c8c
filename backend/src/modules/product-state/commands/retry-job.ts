import type { adminCalls } from '@advisor/contracts/admin/calls';
import { and, eq, sql } from 'drizzle-orm';
import { conflict, notFound } from '../../../platform/failure';
import type { Call } from '../../../platform/http/contract-routes';
import { jobRetries, jobs } from '../../../platform/jobs/schema';

/**
 * Queues a dead job again, and writes down who did so: once for each death, however often it is asked.
 * @throws Failure 404 when there is no such job, 409 when it lives, or has died anew
 */
export async function retryJob({
  db,
  clock,
  user,
  log,
  params: { jobId },
  body,
}: Call<typeof adminCalls.retryJob>): Promise<void> {
  const diedOn = new Date(body.diedOn);
  const now = clock.now();
  const isRetried = await db.transaction(async (tx) => {
    // Who comes second waits for the first one here, and finds what was written down.
    const [job] = await tx
      .update(jobs)
      .set({ state: 'waiting', attempts: 0, runAt: now, finishedOn: null })
      .where(and(eq(jobs.id, jobId), eq(jobs.state, 'dead'), isAt(jobs.finishedOn, diedOn)))
      .returning({ name: jobs.name });
    if (job === undefined) {
      const known = and(eq(jobRetries.jobId, jobId), eq(jobRetries.diedOn, diedOn));
      if ((await tx.$count(jobRetries, known)) > 0) return false;
      if ((await tx.$count(jobs, eq(jobs.id, jobId))) === 0) throw notFound('Úloha už neexistuje.');
      throw conflict('Úloha mezitím pokračovala. Zobrazujeme její nový stav.');
    }
    await tx
      .insert(jobRetries)
      .values({ jobId, diedOn, name: job.name, userId: user.id, retriedOn: now });
    return true;
  });
  if (isRetried) log.info({ job: jobId }, 'dead job queued again by an administrator');
}

/** The database knows instants more exactly than an answer tells them. */
const isAt = (column: typeof jobs.finishedOn, instant: Date) =>
  sql`date_trunc('milliseconds', ${column}) = ${instant.toISOString()}::timestamptz`;
