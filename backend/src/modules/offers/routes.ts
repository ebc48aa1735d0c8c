import type { FastifyInstance } from 'fastify';
import { createRateBook } from '../../offers/rate-book';
import { modelationRates } from './sentinels';
import { registerSimulations } from './simulate';

export function registerOffers(app: FastifyInstance): void {
  const { db, clock } = app.backend;
  const rates = createRateBook(db, clock);
  const modelation = modelationRates(rates);
  registerSimulations(app, rates, modelation);
}
