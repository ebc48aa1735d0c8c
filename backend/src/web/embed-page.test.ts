import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Configuration } from '@advisor/contracts/configuration';
import { type Config, defaultConfig } from '../config';
import { type TestApp, testApp } from '../testing/test-app';

const parent = 'https://portal.example';
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'embed-page-'));
  mkdirSync(join(folder, 'embed'));
  writeFileSync(join(folder, 'index.html'), '<html></html>');
  writeFileSync(join(folder, 'host.json'), JSON.stringify({ fonts: [], pages: {}, provides: {} }));
  writeFileSync(join(folder, 'registry.json'), JSON.stringify({ remotes: [] }));
  writeFileSync(join(folder, 'embed', 'signing.html'), '<head><!-- settings --></head>');
});
afterAll(() => rmSync(folder, { recursive: true }));

async function withProduct<T>(
  config: Partial<Config>,
  work: (backend: TestApp) => Promise<T>,
): Promise<T> {
  const embed = { clients: {}, parentOrigins: [parent] };
  const backend = await testApp({ config: { productDir: folder, embed, ...config } });
  try {
    return await work(backend);
  } finally {
    await backend.close();
  }
}

/** What the host and the embedded page are told about where signing may lead to. */
const toldOrigins = (config: Partial<Config>) =>
  withProduct(config, async ({ call }) => {
    const { body } = await call({ url: '/embed/signing' });
    const [, settings = '{}'] = /id="embed-settings">([^<]+)</.exec(body) ?? [];
    const page = JSON.parse(settings) as Configuration;
    const host = (await call({ url: '/config.json' })).json<Configuration>();
    return { page: page.navigationOrigins, host: host.navigationOrigins };
  });

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
  expect(await toldOrigins(config)).toEqual({ page: origins, host: origins });
});
