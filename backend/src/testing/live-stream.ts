import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { liveCalls } from '@advisor/contracts/live/calls';
import { type DemoLogin, type TestApp } from './test-app';

export interface TestStream {
  status: number;
  headers: Headers;
  /** The next message, signs of life left out; undefined once the stream has ended. */
  next(): Promise<{ topic: string } | undefined>;
  /** Milliseconds after which the server wants to be asked again, as it has said last. */
  retryMs(): number | undefined;
  /** Ends it from the browser's side, and waits until the node has noticed. */
  close(): Promise<void>;
}

/**
 * Opens a stream as a browser does; the node begins to listen with the first one.
 * @param who a demo user, or the cookie of a session
 */
export async function openStream(
  { app, signIn }: Pick<TestApp, 'app' | 'signIn'>,
  who: DemoLogin | { cookie: string },
  query = '',
): Promise<TestStream> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const cookie = typeof who === 'string' ? await signIn(who) : who.cookie;
  const others = new Set(app.live.connections);
  const abort = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${liveCalls.stream.path}${query}`, {
    headers: { cookie, accept: 'text/event-stream' },
    signal: abort.signal,
  });
  const own = [...app.live.connections].find((connection) => !others.has(connection));
  const isOpen = () => own !== undefined && app.live.connections.has(own);
  let retry: number | undefined;
  const lines = linesOf(answer);
  return {
    status: answer.status,
    headers: answer.headers,
    retryMs: () => retry,
    async next() {
      for (;;) {
        const { value: line, done } = await lines.next();
        if (done) return undefined;
        if (line.startsWith('retry: ')) retry = Number(line.slice('retry: '.length));
        if (!line.startsWith('data: ')) continue;
        const message = JSON.parse(line.slice('data: '.length)) as { topic: string };
        if (message.topic !== 'alive') return message;
      }
    },
    async close() {
      abort.abort();
      while (isOpen()) await setImmediate();
    },
  };
}

async function* linesOf(answer: Response): AsyncGenerator<string, undefined> {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const chunk of answer.body ?? []) {
    const parts = (rest + decoder.decode(chunk as Uint8Array, { stream: true })).split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
  }
  return undefined;
}
