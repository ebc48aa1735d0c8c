import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Configuration } from '@advisor/contracts/configuration';
import { type Config, defaultConfig } from '../platform/config/config';
import { documents, publish, writeFile, writeHost } from '../testing/deployed-product';
import { type TestApp, testApp } from '../testing/test-app';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'embed-page-'));
  writeHost(folder, 'h1', '<html></html>');
  writeFile(folder, 'embed/signing/p1/signing.html', '<head><!-- settings --></head>');
  publish(folder, { pages: { signing: documents(['p1']) } });
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the opener policy', () => {
  const withPopups = 'same-origin-allow-popups';
  let backend: TestApp;
  beforeAll(async () => void (backend = await testApp({ config: { productDir: folder } })));
  afterAll(() => backend.close());

  test.each<[string, string, string | undefined]>([
    // The card there sees when the window that it opened is closed.
    ['the product', '/', withPopups],
    ['any page of the product', '/mortgage/documents-signing/digital/7', withPopups],
    ['the sign-in', '/simple-login.html', withPopups],
    // In a frame, the policy of the page around it decides.
    ['the embedded page', '/embed/signing', 'same-origin'],
    ['the API', '/api/v1/logged-in-user', 'same-origin'],
    ['the configuration', '/config.json', 'same-origin'],
    // With one, their window would look closed to the card that opened it.
    ['a page of digital signing', '/signature-service/delegated/unknown', undefined],
    ['a page of the signing pad', '/signature-service/pad/unknown', undefined],
  ])('of %s', async (_, url, policy) => {
    const { headers } = await backend.call({ url });
    expect(headers['cross-origin-opener-policy']).toBe(policy);
  });
});

it('tells the page its version, by which it reports', async () => {
  const { call, close } = await testApp({ config: { productDir: folder } });
  const { body } = await call({ url: '/embed/signing' });
  await close();
  expect(body).toContain('"version":"p1"');
});

/** What the host and the embedded page are told about where signing may lead to. */
async function originsOf(config: Partial<Config>) {
  const embed = { clients: {}, parentOrigins: ['https://portal.example'], webhooks: {} };
  const { call, close } = await testApp({ config: { productDir: folder, embed, ...config } });
  const { body } = await call({ url: '/embed/signing' });
  const [, settings = '{}'] = /id="embed-settings">([^<]+)</.exec(body) ?? [];
  const page = JSON.parse(settings) as Configuration;
  const host = (await call({ url: '/config.json' })).json<Configuration>();
  await close();
  return { page: page.navigationOrigins, host: host.navigationOrigins };
}

const { signing, product } = defaultConfig;
const pad = 'https://pad.example';
const external = { ...product, ePodpisyEndpoint: 'https://podpis.example/epodpisy/0100' };

test.each<[string, Partial<Config>, string[]]>([
  ['to the reference’s pages', {}, ['http://127.0.0.1']],
  ['to the configured origin of those pages', { signing: { ...signing, pagesOrigin: pad } }, [pad]],
  [
    'to an endpoint’s own origin',
    { product: external, signing: { ...signing, pagesOrigin: pad } },
    [pad, 'https://podpis.example'],
  ],
  [
    'to what the installation lists, once',
    {
      product: external,
      signing: { pagesOrigin: pad, navigationOrigins: ['https://delegated.example', pad] },
    },
    [pad, 'https://podpis.example', 'https://delegated.example'],
  ],
])('signing may lead %s, in the host and in the frame', async (_, config, origins) => {
  expect(await originsOf(config)).toEqual({ page: origins, host: origins });
});
