import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { traceIdHeader } from '@advisor/contracts/errors';
import type { FastifyInstance } from 'fastify';

const traceparent = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;
const noTrace = '0'.repeat(32);

/** The caller's trace id (W3C Trace Context), or a new one. */
export function traceIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const [, traceId] = traceparent.exec(String(request.headers.traceparent ?? '')) ?? [];
  return traceId === undefined || traceId === noTrace ? randomBytes(16).toString('hex') : traceId;
}

/** Tells every caller the trace id, and logs each call by its route, never by its address. */
export function registerTrace(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(traceIdHeader, request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        userId: request.user?.id,
      },
      'call',
    );
  });
}
