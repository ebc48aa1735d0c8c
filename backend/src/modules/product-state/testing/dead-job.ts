import { eq } from 'drizzle-orm';
import { emailJob } from '../../../domain/notifications/email-job';
import { enqueue } from '../../../platform/jobs/queue';
import { jobs } from '../../../platform/jobs/schema';
import type { TestApp } from '../../../testing/test-app';

/** A job whose last attempt has failed, and what names its death. */
export async function deadJob(
  { db, app }: TestApp,
  error = 'Failure message-gateway send: failed',
): Promise<{ jobId: number; diedOn: string }> {
  const diedOn = app.backend.clock.now();
  const asked = { notificationId: 1, userId: 1 };
  const jobId = await enqueue(db, emailJob, asked, { runAt: diedOn });
  const death = { state: 'dead', attempts: 16, finishedOn: diedOn, error } as const;
  await db.update(jobs).set(death).where(eq(jobs.id, jobId));
  return { jobId, diedOn: diedOn.toISOString() };
}
