import type { FastifyReply } from 'fastify';

/** Bytes that a browser may be behind; one that reads nothing is not waited for. */
const mostUnread = 64 * 1024;

/** An answer of server-sent events, as long as the browser reads it. */
export interface EventStream {
  send(message: object): void;
  /** @param retryMs after which the browser asks again, perhaps another node */
  end(retryMs: number): void;
}

interface StreamOptions {
  /** When a browser that loses it asks again, ms. */
  retryMs: number;
  /** However it ends. */
  onEnd: () => void;
}

const wait = (milliseconds: number): string => `retry: ${Math.round(milliseconds)}\n\n`;

/**
 * Begins to answer by events. No hook of an answer sees it: it is neither compressed nor checked.
 */
export function openEventStream(
  reply: FastifyReply,
  { retryMs, onEnd }: StreamOptions,
): EventStream {
  reply.hijack();
  const { raw } = reply;
  raw.once('close', onEnd);
  reply.type('text/event-stream; charset=utf-8').headers({
    'cache-control': 'no-store',
    // Proxies pass each event on as it comes.
    'x-accel-buffering': 'no',
  });
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  raw.write(wait(retryMs));
  return {
    send: (message) => {
      raw.write(`data: ${JSON.stringify(message)}\n\n`);
      if (raw.writableLength > mostUnread) raw.destroy();
    },
    end: (milliseconds) => void raw.end(wait(milliseconds)),
  };
}
