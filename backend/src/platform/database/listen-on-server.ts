import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Listener } from './database-handle';

/** Milliseconds between two looks whether the connection still lives: a lost one says nothing by itself. */
const lookEveryMs = 20_000;
const answerWithinMs = 5_000;
const firstRetryMs = 200;
const longestRetryMs = 5_000;

/**
 * Hears a channel by a connection of its own, which is replaced as often as it is lost.
 * @param channel lower-case letters
 * @returns stops hearing it; once it is heard, or has been tried in vain for the first time
 */
export async function listenOnServer(
  connection: pg.ClientConfig,
  channel: string,
  { onMessage, onGap }: Listener,
): Promise<() => Promise<void>> {
  const stop = new AbortController();

  /** Hears it until the connection is lost. @throws Error when there is none */
  async function hear(onHeard: () => void): Promise<void> {
    const client = new pg.Client({ ...connection, query_timeout: answerWithinMs });
    const lost = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', resolve);
      stop.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    client.on('notification', ({ payload = '' }) => onMessage(payload));
    let look: NodeJS.Timeout | undefined;
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      onHeard();
      const unanswered = new Promise<void>((resolve) => {
        const ask = () => client.query('select 1').catch(() => resolve());
        look = setInterval(ask, lookEveryMs).unref();
      });
      await Promise.race([lost, unanswered]);
    } finally {
      clearInterval(look);
      // What is broken may never say that it has ended.
      const given = delay(answerWithinMs, undefined, { ref: false });
      await Promise.race([client.end().catch(() => undefined), given]);
    }
  }

  async function goOn(onTried: () => void): Promise<void> {
    let retryMs = firstRetryMs;
    for (let attempt = 0; !stop.signal.aborted; attempt += 1) {
      const onHeard = () => {
        retryMs = firstRetryMs;
        if (attempt > 0) onGap();
        onTried();
      };
      await hear(onHeard).catch(() => undefined);
      onTried();
      await delay(retryMs, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
      retryMs = Math.min(retryMs * 2, longestRetryMs);
    }
  }

  let ended: Promise<void> | undefined;
  await new Promise<void>((resolve) => (ended = goOn(resolve)));
  return async () => {
    stop.abort();
    await ended;
  };
}
