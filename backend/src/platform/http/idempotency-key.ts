import type { FastifyRequest } from 'fastify';

/** The caller's key, if there is one; the contract wants a UUID. */
export function idempotencyKey(request: FastifyRequest): string | undefined {
  const header = request.headers['idempotency-key'];
  return typeof header === 'string' ? header.toLowerCase() : undefined;
}
