import type { FastifyInstance } from 'fastify';

/** Part of the time to finish in, after which nothing waits any longer for what may never come. */
const waitingShare = 0.8;
const sweepMilliseconds = 100;

/**
 * The end of a node, so that no call is lost: it is no longer ready and asks callers to open their
 * next connection elsewhere, but serves what comes; once it closes, it takes no new connections and
 * finishes what it has begun.
 */
export function registerLeaving(app: FastifyInstance): void {
  const closing = new AbortController();
  app.decorate('leaving', false);
  app.decorate('closing', closing.signal);

  app.addHook('onSend', async (_request, reply) => {
    if (app.leaving) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    app.leaving = true;
    const { timeout } = app.backend.config.stop;
    const patience = setTimeout(() => closing.abort(), timeout * waitingShare).unref();
    // Those whose answer had begun before would be kept open for the next call.
    const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMilliseconds).unref();
    app.server.once('close', () => {
      clearTimeout(patience);
      clearInterval(sweep);
      closing.abort();
    });
  });
}
