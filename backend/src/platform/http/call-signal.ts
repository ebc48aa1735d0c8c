import type { FastifyReply } from 'fastify';

interface Ends {
  /** Milliseconds after which nobody waits for the answer any more. */
  timeout: number;
  /** Aborts when the server closes. */
  closing: AbortSignal;
}

/**
 * Aborts when the client leaves, the time-out passes or the server closes. Fastify's own signal, and
 * its time-out with it, end as soon as a request's body is read (fastify/fastify#6725).
 */
export function callSignal({ raw }: FastifyReply, { timeout, closing }: Ends): AbortSignal {
  const unanswered = new AbortController();
  const timer = setTimeout(() => unanswered.abort(), timeout).unref();
  const end = () => {
    clearTimeout(timer);
    unanswered.abort();
  };
  if (raw.destroyed) end();
  else raw.once('close', end);
  return AbortSignal.any([unanswered.signal, closing]);
}
