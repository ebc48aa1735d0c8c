import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { type TestApp, testApp } from '../../testing/test-app';

/** A node that listens, with calls that end when the test wants it. */
async function listeningNode({ idle = 0, timeout = 60_000 } = {}) {
  const slow = new AbortController();
  const begun = new AbortController();
  const stream = new PassThrough();
  const node: TestApp = await testApp({
    config: { stop: { delay: 0, idle, timeout } },
    withRoutes(app) {
      app.get('/slow', async () => {
        begun.abort();
        await once(slow.signal, 'abort');
        return 'done';
      });
      app.get('/stream', (_request, reply) => reply.type('text/plain').send(stream));
      app.get('/wait', async () => {
        begun.abort();
        await once(app.closing, 'abort');
        return 'given up';
      });
    },
  });
  await node.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = node.app.server.address() as AddressInfo;
  return { node, port, slow, stream, begun: once(begun.signal, 'abort') };
}

const agents: Agent[] = [];
afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy();
});

/** Calls by one connection, kept open from call to call. */
function caller(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  agents.push(agent);
  return async (path: string) => {
    const call = get({ port, host: '127.0.0.1', path, agent });
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    return answer;
  };
}

it('is no longer ready before it closes, and serves what comes', async () => {
  const { node, port } = await listeningNode();
  const call = caller(port);
  node.app.leaving = true;
  const ready = await call('/ready');
  expect(ready.statusCode).toBe(503);
  expect(await text(ready)).toContain('closing');
  const other = await caller(port)('/health');
  // Each call by a connection of its own would have many more of them on their way at the end.
  expect([other.statusCode, other.headers.connection]).toEqual([200, 'keep-alive']);
  await text(other);
  await node.close();
});

it('takes no new connections, but one more call by each that is open', async () => {
  const { node, port } = await listeningNode({ idle: 60_000 });
  const calls = [caller(port), caller(port)];
  for (const call of calls) await text(await call('/health'));
  const closed = node.close();
  while (node.app.server.listening) await setImmediate();
  await expect(caller(port)('/health')).rejects.toThrow(/ECONNREFUSED/);
  for (const call of calls) {
    const answer = await call('/health');
    expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
    await text(answer);
  }
  // Nothing is left to wait for.
  await closed;
});

it('ends connections that nobody uses when their time is over', async () => {
  const { node, port } = await listeningNode({ idle: 100 });
  await text(await caller(port)('/health'));
  await expect(node.close()).resolves.toBeUndefined();
});

it('finishes the calls in flight, and what open connections bring, while it closes', async () => {
  const { node, port, slow, begun, stream } = await listeningNode();
  const [first, second] = [caller(port), caller(port)];
  stream.write('one part, ');
  const streaming = await second('/stream');
  expect(streaming.headers.connection).toBe('keep-alive');
  const inFlight = first('/slow');
  await begun;
  const closed = node.close();
  while (node.app.server.listening) await setImmediate();
  await expect(caller(port)('/health')).rejects.toThrow(/ECONNREFUSED/);
  slow.abort();
  const answer = await inFlight;
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
  expect(await text(answer)).toBe('done');
  // Its answer had begun before, and said that the connection would stay.
  stream.end('the other');
  expect(await text(streaming)).toBe('one part, the other');
  await closed;
});

const request = 'GET /health HTTP/1.1\r\nHost: a\r\n\r\n';

it('answers those who have connected, but not been heard, when it closes', async () => {
  const { node, port } = await listeningNode();
  const sockets = Array.from({ length: 20 }, () => connect(port, '127.0.0.1'));
  for (const socket of sockets) socket.write(request);
  const closed = node.close();
  const answers = await Promise.all(sockets.map((socket) => text(socket)));
  expect(answers.filter((answer) => answer.startsWith('HTTP/1.1 200'))).toHaveLength(20);
  await closed;
});

it('answers the first call of a connection that was opened before', async () => {
  const { node, port } = await listeningNode();
  const socket = connect(port, '127.0.0.1');
  await once(node.app.server, 'connection');
  const closed = node.close();
  while (node.app.server.listening) await setImmediate();
  socket.write(request);
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 OK\r\n[^]*connection: close/i);
  await closed;
});

it('does not wait for a connection that never brings a call, and ends it so that its caller may repeat', async () => {
  const { node, port } = await listeningNode({ timeout: 500 });
  const socket = connect(port, '127.0.0.1');
  await once(node.app.server, 'connection');
  await node.close();
  // The end, not a reset.
  expect(await text(socket)).toBe('');
});

it('gives up waiting before its time is over', async () => {
  const { node, port, begun } = await listeningNode({ timeout: 200 });
  const waiting = caller(port)('/wait');
  await begun;
  const closed = node.close();
  const answer = await waiting;
  expect(await text(answer)).toBe('given up');
  await closed;
});
