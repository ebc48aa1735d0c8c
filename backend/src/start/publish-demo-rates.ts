import type { FastifyInstance } from 'fastify';
import { defineDailyJob } from '../platform/jobs/define-job';
import { ensureRates } from '../modules/offers/seed/rate-tables';

const demoRates = defineDailyJob('demo.rates', '00:05');

/** Publishes the demonstration's rates as time goes on, also where the clock was moved. */
export function publishDemoRatesDaily({ jobs, backend }: FastifyInstance): void {
  jobs.handleDaily(demoRates, ({ input }) => ensureRates(backend.db, input.day));
}
