import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { errorBodySchema } from '@advisor/contracts/errors';
import { type TestApp, testApp } from '../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

async function send(bytes: string): Promise<string> {
  const { port } = test.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  return text(socket);
}

it.each([
  ['a request line that is none', 'rubbish\r\n\r\n', 400],
  ['a line in the wrong place', 'GET /health HTTP/1.1\r\nHost: a\r\nb\r\n\r\n', 400],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
  ],
  ['headers without end', `GET /health HTTP/1.1\r\nHost: a\r\nb: ${'c'.repeat(20_000)}`, 431],
])('answers %s in the contract’s form', async (_, bytes, status) => {
  const [head = '', body = ''] = (await send(bytes)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toMatch(/^x-trace-id: [0-9a-f]{32}$/m);
  expect(head).toContain(`Content-Length: ${Buffer.byteLength(body)}`);
  expect(errorBodySchema.parse(JSON.parse(body))).toHaveLength(1);
});

it('refuses a request with two hosts, of which a proxy may have taken the other', async () => {
  const answer = await send(
    'GET /health HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
});
