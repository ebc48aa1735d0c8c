import { adminCalls } from '@advisor/contracts/admin/calls';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/contract-routes';
import { idempotencyKey } from '../../../platform/http/idempotency-key';
import { confirmRates, withdrawRates } from '../commands/decide-rates';
import { proposeRates } from '../commands/propose-rates';
import { readRateFile, readRateProposal, readRates } from './read-rates';

/** Versions of rates: read, proposed by one person, and published by another. */
export function registerRates(app: FastifyInstance): void {
  serve(app, adminCalls.rates, ({ db, user, clock }) =>
    readRates({ db, userId: user.id, now: clock.now() }),
  );

  serve(app, adminCalls.rateFile, ({ db, params }) => readRateFile(db, params.rateVersionId));

  serve(app, adminCalls.proposeRates, async ({ db, body, user, clock, request }) => ({
    proposalId: await proposeRates(db, body, {
      userId: user.id,
      now: clock.now(),
      requestKey: idempotencyKey(request),
    }),
  }));

  serve(app, adminCalls.rateProposal, ({ db, params, user, clock }) =>
    readRateProposal({ db, userId: user.id, now: clock.now() }, params.proposalId),
  );

  serve(app, adminCalls.confirmRates, ({ db, params, user, clock }) =>
    confirmRates(db, { userId: user.id, now: clock.now() }, params.proposalId),
  );

  serve(app, adminCalls.withdrawRates, ({ db, params, user, clock }) =>
    withdrawRates(db, { userId: user.id, now: clock.now() }, params.proposalId),
  );
}
