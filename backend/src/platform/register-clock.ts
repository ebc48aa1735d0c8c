import { testCalls } from '@advisor/contracts/test/calls';
import type { FastifyInstance } from 'fastify';
import { notFound } from './failure';
import { serve } from './http/contract-routes';

/** Outside production the clock may be moved, and answers tell the pages where it stands. */
export function registerClock(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    const { clock } = app.backend;
    // Node's own would be the machine's time.
    if (clock.move !== undefined) reply.header('date', clock.now().toUTCString());
  });

  serve(app, testCalls.moveClock, async ({ clock, body }) => {
    if (clock.move === undefined) throw notFound();
    // What was to be done before is done by the time as it was.
    await app.jobs.runDue();
    clock.move(body.now === undefined ? undefined : new Date(body.now));
    await app.jobs.runDue();
    await app.live.beat();
    return { now: clock.now().toISOString() };
  });
}
