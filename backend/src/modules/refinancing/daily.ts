import type { FastifyInstance } from 'fastify';
import { giveNotices } from './commands/give-notices';
import { repaymentPolicyOn } from '../../domain/refinancing/read-repayment-policy';
import { workOfDay } from './commands/work-of-day';
import { defineDailyJob } from '../../platform/jobs/define-job';

const dayJob = defineDailyJob('refinancing.day', '00:30');

/** Every day: what is signed takes effect, who does not answer gets the default, who is due is told. */
export function registerDailyWork({ jobs, backend }: FastifyInstance): void {
  const { db, clock, rates, clientSealer: sealer } = backend;
  jobs.handleDaily(dayJob, async ({ input: { day }, log }) => {
    const now = clock.now();
    const onFailed = (caseId: number, err: unknown) =>
      log.error({ err, caseId }, 'refinancing of a case failed; tried again the next day');
    const done = await workOfDay(db, { sealer, day, now, onFailed });
    const { refinancing: settings } = await repaymentPolicyOn(db, day);
    const notices = await giveNotices(db, { rates, settings, day, now, onFailed });
    log.info({ ...done, notices }, 'refinancing worked on');
  });
}
