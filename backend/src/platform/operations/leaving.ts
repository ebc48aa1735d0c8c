import { once } from 'node:events';
import { Server, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Part of the time to finish in, after which nothing waits any longer for what may never come. */
const waitingShare = 0.8;
const sweepMilliseconds = 100;
/** Of the loop, however many connections go on coming. */
const maxTurns = 50;
/** What a connection without any call yet is given for its first, milliseconds. */
const silentMilliseconds = 1_000;

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

  const silent = new Set<Socket>();
  app.server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', ({ socket }) => silent.delete(socket));

  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    app.leaving = true;
    isClosing = true;
    const { idle, timeout } = app.backend.config.stop;
    await acceptWaiting(app.server);
    const silentTimer = setTimeout(
      () => {
        for (const socket of silent) socket.destroy();
      },
      idle + Math.min(silentMilliseconds, timeout * waitingShare),
    ).unref();
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
      clearTimeout(silentTimer);
      clearTimeout(idleTimer);
      clearInterval(sweep);
      closing.abort();
    });
  });
}

/**
 * Takes the connections that the system has made while this process was busy: it resets them when the
 * server stops to listen. One turn of the loop takes all that wait; when it took none, none is left.
 */
async function acceptWaiting(server: FastifyInstance['server']): Promise<void> {
  if (!server.listening) return;
  let taken = 0;
  const count = () => void (taken += 1);
  server.on('connection', count);
  let before = -1;
  for (let turn = 0; turn < maxTurns && before !== taken; turn += 1) {
    before = taken;
    await setImmediate();
    await setImmediate();
  }
  server.off('connection', count);
}
