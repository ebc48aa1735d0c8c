import type { FastifyInstance } from 'fastify';
import { jobMetrics } from './job-metrics';
import { createRunner, type JobRunner } from './runner';

declare module 'fastify' {
  interface FastifyInstance {
    /** Does what is queued, while the node listens. */
    jobs: JobRunner;
  }
}

/** Part of the time to finish in, after which a job under way is left to another node. */
const finishingShare = 0.8;

/** Jobs of the node: taken from when it listens until it ends. */
export function registerJobs(app: FastifyInstance): void {
  const { db, clock, config } = app.backend;
  const onAttempt = jobMetrics(app.metrics, { db, clock });
  const jobs = createRunner({ db, clock, log: app.log, onAttempt });
  app.decorate('jobs', jobs);
  app.addHook('onListen', async () => jobs.start());
  app.addHook('preClose', async () => jobs.leave());
  app.addHook('onClose', () => jobs.stop(config.stop.timeout * finishingShare));
}
