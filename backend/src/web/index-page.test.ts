import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../start-error';
import { indexPage } from './index-page';
import { openProductFolder } from './product-folder';

const registry = (version: string, label = 'Případy') =>
  JSON.stringify({
    remotes: [{ name: 'case', version, owns: ['/dashboard', '/mortgage/case-detail'], label }],
  });

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((dir) => rm(dir, { recursive: true }))));

const rethrow = (error: unknown) => {
  throw error;
};

function createIndexPage(dir: string, onDamage: (error: unknown) => void = rethrow) {
  const deployed = openProductFolder(dir, onDamage);
  return (path: string, nonce: string) => indexPage(deployed(), path, nonce);
}

async function product(label?: string): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'index-page-'));
  folders.push(dir);
  const folder = join(dir, 'remotes/case/1');
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(
      join(dir, 'index.html'),
      '<head><!-- build --><!-- preload --><script>start()</script></head><!-- registry -->',
    ),
    writeFile(join(dir, 'registry.json'), registry('1', label)),
    writeFile(
      join(dir, 'host.json'),
      JSON.stringify({
        fonts: ['inter.woff2'],
        pages: { '*': ['layout.js'], '/': ['sign-in.js'], '/demo': ['demo.js'] },
        provides: { data: { files: ['data.js'] }, dates: { files: ['dates.js'] } },
      }),
    ),
    writeFile(
      join(folder, 'remote.json'),
      JSON.stringify({
        entry: 'remoteEntry.js',
        exposed: { files: ['remote.js'], shared: [] },
        pages: { '/dashboard': { files: ['dashboard.css', 'dashboard.js'], shared: ['data'] } },
        translations: ['texts.js'],
      }),
    ),
  ]);
  return dir;
}

/** As a deployment does it. */
async function replace(dir: string, text: string, name = 'registry.json'): Promise<void> {
  await writeFile(join(dir, `${name}.new`), text);
  await rename(join(dir, `${name}.new`), join(dir, name));
}

const preloaded = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, file]) => file);

const ofRemote = ['remoteEntry.js', 'remote.js', 'dashboard.css', 'dashboard.js', 'texts.js'].map(
  (file) => `/remotes/case/1/${file}`,
);

it.each([
  ['/dashboard', ['/inter.woff2', '/layout.js', ...ofRemote, '/data.js']],
  ['/dashboards', ['/inter.woff2', '/layout.js']],
  ['/demo', ['/inter.woff2', '/demo.js']],
  ['/', ['/inter.woff2', '/sign-in.js']],
])('preloads for %s what its page will load', async (path, files) => {
  expect(preloaded(createIndexPage(await product())(path, 'n'))).toEqual(files);
});

it('says what kind of file each is', async () => {
  const html = createIndexPage(await product())('/dashboard', 'n');
  expect(html).toContain('href="/inter.woff2" as="font" type="font/woff2" crossorigin>');
  expect(html).toContain('href="/remotes/case/1/dashboard.css" as="style">');
  expect(html).toContain('href="/data.js" as="script">');
});

it('writes the registry so that no text of it can end the element', async () => {
  const html = createIndexPage(await product('</script><b>'))('/', 'n');
  expect(html).toContain('"label":"\\u003c/script>\\u003cb>"');
  expect(html).not.toContain('</script><b>');
});

it('says which build it belongs to, in the words of /version.json', async () => {
  const dir = await product();
  const deployed = openProductFolder(dir, rethrow)();
  expect(deployed.buildHash).toMatch(/^[0-9a-f]{16}$/);
  expect(indexPage(deployed, '/', 'n')).toContain(
    `<meta name="build" content="${deployed.buildHash}">`,
  );
});

it("puts the answer's nonce on inline scripts", async () => {
  expect(createIndexPage(await product())('/', 'abc')).toContain('<script nonce="abc">start()');
});

it('reads a deployment without a restart', async () => {
  const dir = await product();
  const page = createIndexPage(dir);
  expect(page('/', 'n')).toContain('"version":"1"');
  await replace(dir, registry('2'));
  expect(page('/', 'n')).toContain('"version":"2"');
});

it('preloads what the next host needs, although its description came after its page', async () => {
  const dir = await product();
  const page = createIndexPage(dir);
  expect(preloaded(page('/demo', 'n'))).toContain('/demo.js');
  const next = { fonts: [], pages: { '/demo': ['next.js'] }, provides: {} };
  await replace(dir, JSON.stringify(next), 'host.json');
  expect(preloaded(page('/demo', 'n'))).toEqual(['/next.js']);
});

describe('a damaged product', () => {
  const damaged = ['', '{"remotes":[{"name":', '{}', '{"remotes":[{}]}', '[]', 'null'];

  it.each(damaged)('leaves the former one on the air: %j', async (text) => {
    const dir = await product();
    const onDamage = jest.fn();
    const page = createIndexPage(dir, onDamage);
    await replace(dir, text);
    expect(page('/dashboard', 'n')).toContain('"version":"1"');
    expect(page('/dashboard', 'n')).toContain('"version":"1"');
    expect(onDamage).toHaveBeenCalledTimes(1);
    await replace(dir, registry('2'));
    expect(page('/dashboard', 'n')).toContain('"version":"2"');
  });

  it('is noticed when its registry is gone', async () => {
    const dir = await product();
    const onDamage = jest.fn();
    const page = createIndexPage(dir, onDamage);
    await rm(join(dir, 'registry.json'));
    expect(page('/dashboard', 'n')).toContain('"version":"1"');
    expect(onDamage).toHaveBeenCalledTimes(1);
  });

  it('prevents the start', async () => {
    const dir = await product();
    await replace(dir, '{}');
    expect(() => createIndexPage(dir)).toThrow(StartError);
  });

  it.each(['', '{}'])('preloads nothing of a remote described by %j', async (text) => {
    const dir = await product();
    await writeFile(join(dir, 'remotes/case/1/remote.json'), text);
    expect(preloaded(createIndexPage(dir)('/dashboard', 'n'))).toEqual([
      '/inter.woff2',
      '/layout.js',
    ]);
  });
});
