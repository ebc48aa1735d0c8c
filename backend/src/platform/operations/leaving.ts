import { once } from 'node:events';
import { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Part of the time to finish in, after which nothing waits any longer for what may never come. */
const waitingShare = 0.8;
const sweepMilliseconds = 100;

/**
 * The end of a node, so that no call is lost: it is no longer ready, but serves what comes; then it
 * takes no new connections, and each that is open carries one more call, whose answer says that it
 * ends; and what has begun is finished.
 */
export function registerLeaving(app: FastifyInstance): void {
  const closing = new AbortController();
  let isClosing = false;
  app.decorate('leaving', false);
  app.decorate('closing', closing.signal);

  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    app.leaving = true;
    isClosing = true;
    const { idle, timeout } = app.backend.config.stop;
    const idleTimer = setTimeout(() => closing.abort(), idle + timeout * waitingShare).unref();
    if (app.server.listening && idle > 0) {
      const allEnded = once(app.server, 'close', { signal: AbortSignal.timeout(idle) });
      // That of HTTP would end idle connections too, just when a proxy may send a call by one.
      Server.prototype.close.call(app.server);
      await allEnded.catch(() => undefined);
    }
    // Those whose answer had begun before would be kept open for the next call.
    const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMilliseconds).unref();
    app.server.once('close', () => {
      clearTimeout(idleTimer);
      clearInterval(sweep);
      closing.abort();
    });
  });
}
