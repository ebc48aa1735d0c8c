import { EventEmitter, once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { callSignal } from './call-signal';

let app: FastifyInstance;
let url: string;
let closing: AbortController;
/** Tells the signal of each call that a handler has begun. */
let calls: EventEmitter<{ begun: [AbortSignal] }>;

beforeEach(async () => {
  app = Fastify({ handlerTimeout: 60_000 });
  closing = new AbortController();
  calls = new EventEmitter();
  app.post<{ Body: { waits: number; timeout?: number } }>('/', async ({ body }, reply) => {
    const { waits, timeout = 60_000 } = body;
    const signal = callSignal(reply, { timeout, closing: closing.signal });
    calls.emit('begun', signal);
    return delay(waits, 'waited', { signal }).catch(() => 'aborted');
  });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

const post = (body: object, init: RequestInit = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...init,
  });
const never = 60_000;
test('reading the body ends nothing', async () => {
  expect(await (await post({ waits: 50 })).text()).toBe('waited');
});

test('aborts at the time-out', async () => {
  expect(await (await post({ waits: never, timeout: 20 })).text()).toBe('aborted');
});

test('aborts when the client leaves', async () => {
  const client = new AbortController();
  const begun = once(calls, 'begun') as Promise<[AbortSignal]>;
  const leaving = post({ waits: never }, { signal: client.signal }).catch(() => 'left');
  const [signal] = await begun;
  expect(signal.aborted).toBe(false);
  client.abort();
  await once(signal, 'abort');
  expect(await leaving).toBe('left');
});

test('aborts when the server closes', async () => {
  const begun = once(calls, 'begun');
  const answer = post({ waits: never });
  await begun;
  closing.abort();
  expect(await (await answer).text()).toBe('aborted');
});
