import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import {
  documents,
  publish,
  remote,
  withoutHashes,
  writeFile,
  writeHost,
} from '../testing/deployed-product';
import { openStream } from '../testing/live-stream';
import { type TestApp, testApp } from '../testing/test-app';

const page =
  '<html><head><style></style><!-- preload --></head><body><script>1</script><!-- registry --></body></html>';
const script = 'console.info("a script that is long enough to be compressed")';

let folder: string;
let test: TestApp;

const write = (name: string, content: string | Buffer) => writeFile(folder, name, content);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'product-'));
  writeHost(folder, 'h1', page, { pages: { '/': ['main.0123456789.js'] } });
  write('main.0123456789.js', script);
  write('main.0123456789.js.br', brotliCompressSync(script));
  write('remotes/case/1/remoteEntry.js', script);
  write('remotes/case/1/remote.json', '{}');
  write('remotes/case/1/remote.json.br', brotliCompressSync('{}'));
  write('remotes/case/1/sources.json.gz', gzipSync('{}'));
  write('host/h1/types/shared/ui/src/core.d.ts', 'export {};');
  write('remotes/case/.partial/remoteEntry.js', script);
  write('host/h1/host.json.br', brotliCompressSync('{}'));
  write('embed/signing/p1/signing.json', '{}');
  write('favicon.svg', '<svg/>');
  publish(folder, { pages: { signing: documents(['p1']) } });
  test = await testApp({ config: { productDir: folder } });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const immutable = 'public, max-age=31536000, immutable';

it.each([
  ['/', 'no-cache'],
  ['/dashboard', 'no-cache'],
  ['/mortgage/case-detail/3000001?section=parameters', 'no-cache'],
  ['/simple-login.html?redirect=/dashboard', 'no-cache'],
  ['/index.html', 'no-cache'],
  ['/registry.json', 'no-cache'],
  ['/config.json', 'no-cache'],
  ['/version.json', 'no-cache'],
  ['/favicon.svg', 'no-cache'],
  ['/main.0123456789.js', immutable],
  ['/remotes/case/1/remoteEntry.js', immutable],
])('%s is served, %s', async (url, cacheControl) => {
  const answer = await test.call({ url });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe(cacheControl);
});

it('answers a person who goes to an address with a dot by the page', async () => {
  const url = '/mortgage/case-detail/1.5';
  const answer = await test.call({ url, headers: { accept: 'text/html,*/*;q=0.8' } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('text/html');
});

it.each(['/dash%00board', '/%zz', '/%E0%A4%A', '/a%5c..'])(
  'answers a person who goes to %s, which cannot be read, by the page',
  async (url) => {
    const answer = await test.call({ url, headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-trace-id': expect.stringMatching(/^[0-9a-f]{32}$/),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
  },
);

it.each([['/missing%00.js'], ['/api/v1/%zz']])('refuses %s', async (url) => {
  expect((await test.call({ url })).statusCode).toBe(400);
});

it.each([
  '/missing.js',
  // A call that is a POST.
  '/epodpisy/REST/SignaturesService/Sign?signatureId=1&mode=SIGN',
  '/remotes/case/1/missing.js',
  '/remotes/case/.partial/remoteEntry.js',
  '/api/v1/missing',
  '/registry/1.json',
  '/%72egistry/1.json',
  '//registry/1.json',
  '/%2Fregistry/1.json',
  '/./registry/1.json',
  '/main/..%2fregistry/1.json',
  '/host/h1/index.html',
  '/host/h1/host.json',
  '/host/h1/host.json.br',
  '//host/h1/index.html',
  '/host/h1/types/shared/ui/src/core.d.ts',
  '/remotes/case/1/sources.json.gz',
  '/remotes/case/1/sources.json',
  '/remotes/case/1/remote.json',
  '/remotes//case/1/remote.json',
  '/remotes/case/1//remote.json.br',
  '/remotes/case/1/remote.json.br',
  '//remotes/case/.partial/remoteEntry.js',
  '/embed/signing/p1/signing.html',
  '/embed/signing/p1/signing.json',
  '/../package.json',
  '/%2e%2e/package.json',
])('%s is not there', async (url) => {
  expect((await test.call({ url })).statusCode).toBe(404);
});

it.each(['delegated', 'signer', 'pad', 'nothing'])(
  'answers a %s link of any length that is none by a page of its own',
  async (kind) => {
    for (const token of ['x', 'x'.repeat(3000)]) {
      const answer = await test.call({ url: `/signature-service/${kind}/${token}` });
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('Odkaz neplatí');
    }
  },
);

it('serves the page when the files of a deployed remote are gone', async () => {
  publish(folder, { remotes: { x: remote(['1'], { owns: ['/x'] }) } });
  expect((await test.call({ url: '/x' })).statusCode).toBe(200);
  publish(folder, {});
});

it('sends a file compressed as the build left it', async () => {
  const answer = await test.call({
    url: '/main.0123456789.js',
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(answer.headers['content-encoding']).toBe('br');
  // Whoever keeps it on the way must not hand it to those that cannot read it.
  expect(answer.headers.vary).toBe('accept-encoding');
  const plain = await test.call({ url: '/main.0123456789.js' });
  expect(plain.headers.vary).toBe('accept-encoding');
  expect(answer.headers['content-type']).toMatch('javascript');
  expect(answer.rawPayload).toEqual(brotliCompressSync(script));
});

it('allows inline scripts of this answer only, and no frames around it', async () => {
  const first = await test.call({ url: '/dashboard' });
  const second = await test.call({ url: '/dashboard' });
  const policy = String(first.headers['content-security-policy']);
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? [];
  expect(first.body).toContain(`<script nonce="${nonce}">`);
  expect(second.body).not.toContain(nonce);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(first.body).toContain(`<style nonce="${nonce}">`);
  expect(policy).not.toMatch(/(script|style)-src(-elem)? [^;]*'unsafe-/);
  expect(first.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
});

it('lets nobody make scripts of strings but the builds that are served', async () => {
  publish(folder, { remotes: { case: remote(['1'], { owns: ['/dashboard'] }) } });
  const { headers } = await test.call({ url: '/dashboard' });
  expect(String(headers['content-security-policy']).split('; ')).toEqual(
    expect.arrayContaining([
      "require-trusted-types-for 'script'",
      'trusted-types advisor_host advisor_remotes advisor_remote',
    ]),
  );
  publish(folder, { pages: { signing: documents(['p1']) } });
});

const policiesOf = async () => {
  const { headers } = await test.call({ url: '/dashboard' });
  const [trusted] = /trusted-types [^;]+/.exec(String(headers['content-security-policy'])) ?? [];
  return { integrity: headers['integrity-policy'], trusted };
};
const known = 'trusted-types advisor_host advisor_remotes';
const integrity = 'blocked-destinations=(script)';

it('keeps its policy whatever remotes are deployed, and trusts none that is not loaded', async () => {
  const app = remote(['1'], { owns: ['/dashboard'] });
  publish(folder, { remotes: { case: app } });
  expect(await policiesOf()).toEqual({ integrity, trusted: `${known} advisor_remote` });
  publish(folder, { remotes: { case: { ...app, off: { since: '2026-11-20T08:00:00.000Z' } } } });
  expect(await policiesOf()).toEqual({ integrity, trusted: known });
  publish(folder, { remotes: { case: withoutHashes(app) } });
  expect(await policiesOf()).toEqual({ integrity, trusted: known });
  publish(folder, { pages: { signing: documents(['p1']) } });
});

it('leaves headers about documents off the parts of a page, and only off them', async () => {
  const { headers: part } = await test.call({ url: '/main.0123456789.js' });
  expect(part).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': expect.any(String),
  });
  const { headers: picture } = await test.call({ url: '/favicon.svg' });
  for (const name of ['content-security-policy', 'x-frame-options', 'referrer-policy']) {
    expect(part).not.toHaveProperty([name]);
    expect(picture).toHaveProperty([name]);
  }
});

it('answers API calls with a policy that allows nothing', async () => {
  const answer = await test.call({ url: '/api/v1/logged-in-user' });
  expect(answer.headers['content-security-policy']).toMatch("default-src 'none'");
});

const readVersion = async () =>
  (await test.call({ url: '/version.json' })).json<{ buildHash: string }>();

it('tells another version once a remote is deployed', async () => {
  const { buildHash } = await readVersion();
  expect(await readVersion()).toEqual({ buildHash });
  publish(folder, { remotes: { case: remote(['1'], { owns: ['/dashboard'] }) } });
  expect(await readVersion()).not.toEqual({ buildHash });
});

it('tells open pages that something was deployed', async () => {
  const stream = await openStream(test, 'advisor');
  await test.app.live.beat();
  publish(folder, { remotes: { case: remote(['2'], { owns: ['/dashboard'] }) } });
  await test.app.live.beat();
  expect(await stream.next()).toEqual({ topic: 'version' });
  await stream.close();
});

it('tells its configuration', async () => {
  expect((await test.call({ url: '/config.json' })).json()).toMatchObject({
    apiEndpoint: '/api/v1',
    environment: 'zkušební',
  });
});
