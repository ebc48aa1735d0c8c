import { randomUUID } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { adminCalls } from '@advisor/contracts/admin/calls';
import { contract } from '@advisor/contracts/contract';
import { liveCalls } from '@advisor/contracts/live/calls';
import { ask, comparable } from './testing/ask';
import { deployRoot } from './testing/built-node';
import { configuration } from './testing/nginx-folder';
import { type Installation, signIn, startInstallation } from './testing/installation';

/** From where remotes may come instead. */
const machine = 'http://localhost:3005';

let installation: Installation;
let [proxy, node] = ['', ''];
beforeAll(async () => {
  installation = await startInstallation('behind_nginx', 2, { OVERRIDE_ORIGINS: machine });
  proxy = installation.nginx.address;
  node = installation.nodes[0]?.address ?? '';
}, 120_000);
afterAll(() => installation.stop());

const caseFolder = `remotes/case/${readdirSync(join(deployRoot, 'remotes/case'))[0]}`;
const fileIn = (folder: string, pattern: RegExp) =>
  `/${join(folder, readdirSync(join(deployRoot, folder)).find((name) => pattern.test(name)) ?? '')}`;

describe.each([
  ['code of the host', fileIn('', /\.[0-9a-f]{8,}\.js$/)],
  ['a style', fileIn('', /\.[0-9a-f]{8,}\.css$/)],
  ['a font', fileIn('', /\.[0-9a-f]{8,}\.woff2$/)],
  ['code of a remote', fileIn(caseFolder, /\.js$/)],
  ['code of the page for other applications', fileIn('embed', /^signing\.[0-9a-f]{8,}\.js$/)],
])('%s', (_, path) => {
  it.each(['br, gzip', 'gzip', 'identity'])(
    'is sent to who takes %s as a node sends it',
    async (encoding) => {
      const headers = { 'accept-encoding': encoding };
      const [ours, theirs] = [await ask(proxy, path, headers), await ask(node, path, headers)];
      expect(comparable(ours)).toEqual(comparable(theirs));
      expect(ours.headers['cache-control']).toContain('immutable');
      // Not from a node, which names the call.
      expect(ours.headers['x-trace-id']).toBeUndefined();
      const decode = { br: brotliDecompressSync, gzip: gunzipSync }[
        String(ours.headers['content-encoding'])
      ];
      const plain = await ask(node, path, { 'accept-encoding': 'identity' });
      expect((decode?.(ours.body) ?? ours.body).equals(plain.body)).toBe(true);
    },
  );

  it('is not sent again to who has it', async () => {
    const { headers } = await ask(proxy, path);
    const again = await ask(proxy, path, { 'if-none-match': String(headers.etag) });
    expect(again.status).toBe(304);
  });
});

it.each([
  '/',
  '/dashboard',
  '/simple-login.html',
  '/embed/signing',
  '/registry.json',
  '/config.json',
  '/version.json',
  '/api/v1/logged-in-user',
  `/${caseFolder}/remote.json`,
  '/registry/1.json',
  '//registry/1.json',
  '/remotes//case/none/remote.json',
  '/remotes/case/none/entry.js',
  '/no.0123456789.js',
  '/.git/config',
  '/remotes/../registry/1.json',
  '/remotes/case/%2e%2e/%2e%2e/%72egistry/1.json',
  `/${caseFolder}/../../../registry/1.js`,
])('%s is answered by the nodes', async (path) => {
  const headers = { accept: path.endsWith('.js') ? '*/*' : 'text/html' };
  const [ours, theirs] = [await ask(proxy, path, headers), await ask(node, path, headers)];
  expect(comparable(ours)).toEqual(comparable(theirs));
  expect(ours.headers['x-trace-id']).toMatch(/^[0-9a-f]{32}$/);
  expect(ours.headers['content-security-policy']).toBeDefined();
});

it('names with a document the files that it asks for, in the same way, and has them', async () => {
  const { headers, body } = await ask(proxy, '/dashboard', { accept: 'text/html' });
  const named = String(headers.link).split(', ');
  expect(named).toHaveLength(3);
  for (const link of named) {
    const [, file = ''] = /^<(\/[^>]+)>; rel=preload; as=(?:script|style)/.exec(link) ?? [];
    const tag = new RegExp(`<(?:script|link) [^>]*"${file}"[^>]*>`).exec(body.toString())?.[0];
    const [integrity] = /integrity="[^"]+"/.exec(link) ?? [];
    expect(/integrity="[^"]+"/.exec(tag ?? '')?.[0]).toBe(integrity);
    expect((await ask(proxy, file)).status).toBe(200);
  }
});

it('lets a browser keep an override, and opens the policy to it alone', async () => {
  const stored = await ask(proxy, `/dashboard?override=case@${machine}`, { accept: 'text/html' });
  expect(stored.headers.location).toBe('/dashboard');
  const cookie = String(stored.headers['set-cookie']).split(';')[0] ?? '';
  const policyOf = async (headers: Record<string, string>) =>
    String((await ask(proxy, '/dashboard', headers)).headers['content-security-policy']);
  expect(await policyOf({ cookie })).toContain(`connect-src 'self' ${machine};`);
  expect(await policyOf({})).not.toContain(machine);
});

it.each([
  ['host', 'index.html'],
  ['registry', '1.json'],
])('nothing below /%s is a file of anybody', async (folder, file) => {
  const names = readdirSync(join(deployRoot, folder));
  const path = names.includes(file) ? `/${folder}/${file}` : `/${folder}/${names[0]}/${file}`;
  expect((await ask(proxy, path)).status).toBe(404);
});

it.each(['/health', '/ready'])('keeps %s of the nodes to the inside', async (path) => {
  expect((await ask(proxy, path)).status).toBe(404);
  expect((await ask(node, path)).status).toBe(200);
});

it('tells the inside of the calls of each node, and of its connections', async () => {
  const metrics = await (await fetch(installation.nodes[0]?.metrics ?? '')).text();
  expect(metrics).toMatch(/^database_connections{state="idle"} \d+$/m);
  expect(metrics).toMatch(/^http_request_duration_seconds_count{[^}]*route="\/ready"/m);
});

const guessPassword = async (from: string) => {
  const answer = await fetch(`${proxy}/api/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ login: 'limited', password: 'wrong' }),
  });
  return answer.status;
};

it('tells the nodes the true address, whatever the client says', async () => {
  for (const from of ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4', '10.0.0.5']) {
    expect(await guessPassword(from)).toBe(400);
  }
  expect(await guessPassword('10.0.0.6')).toBe(429);
});

it.each(['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json'])(
  'lets nobody out of the deploy root by %s',
  async (path) => {
    expect((await ask(proxy, path)).body.toString()).not.toContain('devDependencies');
  },
);

it('tells the nodes that it speaks TLS', async () => {
  const body = JSON.stringify({ login: 'specialist', password: 'demo' });
  const cookie = await new Promise<string>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const address = `${installation.nginx.secureAddress}/api/v1/auth/sign-in`;
    request(address, { method: 'POST', headers, rejectUnauthorized: false }, (answer) => {
      answer.resume();
      resolve(String(answer.headers['set-cookie']));
    })
      .once('error', reject)
      .end(body);
  });
  expect(cookie).toMatch(/; Secure/);
});

it('lets a scan of the largest size through to the nodes', async () => {
  const cookie = await signIn(proxy, 'advisor');
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(20 * 1024 * 1024)]), 'scan.pdf');
  const answer = await fetch(`${proxy}/api/v1/document-on-sa/1/scan`, {
    method: 'POST',
    headers: { cookie },
    body: form,
  });
  expect(answer.status).not.toBe(413);
  expect(answer.headers.get('x-trace-id')).not.toBeNull();
});

it('sends a call without a key again when all that it does is to read', () => {
  const settings = readFileSync(join(configuration, 'workplace.conf'), 'utf8');
  const patterns = [...settings.matchAll(/"~\^POST {2}(\S+)" 1;/g)].map(
    ([, pattern]) => new RegExp(`^${pattern}`),
  );
  const matched = patterns.map((pattern) =>
    contract
      .map(({ operation }) => operation)
      .filter(({ path }) => pattern.test(`/api/v1/${path.replaceAll(/\{\w+\}/g, '1')}`)),
  );
  expect(matched.filter((operations) => operations.length === 0)).toEqual([]);
  expect(matched.flat().filter(({ read }) => !read)).toEqual([]);
});

/** Reads a stream until it has told of a topic so many times, and leaves it. */
async function untilTold({ body }: Response, topic: string, times: number): Promise<void> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.split(`"topic":"${topic}"`).length > times) return;
  }
  throw new Error('the stream has ended');
}

it('passes on to open pages what they are told, as it comes, wherever it was changed', async () => {
  const stream = await fetch(`${proxy}/api/v1/${liveCalls.stream.path}`, {
    headers: { cookie: await signIn(proxy, 'advisor') },
  });
  expect(stream.headers.get('content-type')).toMatch(/^text\/event-stream/);
  const cookie = await signIn(proxy, 'admin');
  const now = Date.now();
  for (const { address } of installation.nodes) {
    const published = await fetch(`${address}/api/v1/${adminCalls.createBanner.path}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({
        title: 'Odstávka',
        severity: 'info',
        visibleFrom: new Date(now).toISOString(),
        visibleTo: new Date(now + 3_600_000).toISOString(),
      }),
    });
    expect(published.ok).toBe(true);
  }
  await untilTold(stream, 'banners', installation.nodes.length);
});

it('goes on when a node dies', async () => {
  const cookie = await signIn(proxy, 'broker');
  await installation.nodes[1]?.end('SIGKILL');
  const calls = Array.from({ length: 40 }, () => ask(proxy, '/api/v1/logged-in-user', { cookie }));
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
});
