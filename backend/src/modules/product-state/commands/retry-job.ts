import type { adminCalls } from '@advisor/contracts/admin/calls';
import { and, eq } from 'drizzle-orm';
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
    const [job] = await tx.select().from(jobs).where(eq(jobs.id, jobId)).for('update');
    const known = and(eq(jobRetries.jobId, jobId), eq(jobRetries.diedOn, diedOn));
    if ((await tx.$count(jobRetries, known)) > 0) return false;
    if (job === undefined) throw notFound('Úloha už neexistuje.');
    const isMeant = job.state === 'dead' && job.finishedOn?.getTime() === diedOn.getTime();
    if (!isMeant) throw conflict('Úloha mezitím pokračovala. Zobrazujeme její nový stav.');
    await tx
      .update(jobs)
      .set({ state: 'waiting', attempts: 0, runAt: now, finishedOn: null })
      .where(eq(jobs.id, jobId));
    await tx
      .insert(jobRetries)
      .values({ jobId, diedOn, name: job.name, userId: user.id, retriedOn: now });
    return true;
  });
  if (isRetried) log.info({ job: jobId }, 'dead job queued again by an administrator');
}
