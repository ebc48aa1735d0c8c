import { adminCalls } from '@advisor/contracts/admin/calls';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/contract-routes';
import { retryJob } from './commands/retry-job';
import { tellOfDeath } from './notifications';
import { readJobs } from './read-jobs';
import { readNeighbours } from './read-neighbours';

/** How the product is, for those who run it every day. */
export function registerProductState(app: FastifyInstance): void {
  const { clock } = app.backend;
  app.jobs.onDead((tx, job) => tellOfDeath(tx, job, clock.now()));

  // Asked when a call comes: the product is registered later than the areas.
  serve(app, adminCalls.stateVersions, async () => app.deployedParts?.() ?? []);
  serve(app, adminCalls.stateJobs, ({ db }) => readJobs(db));
  serve(app, adminCalls.stateNeighbours, () => readNeighbours(app.neighbourOutcomes));
  serve(app, adminCalls.retryJob, retryJob);
}
