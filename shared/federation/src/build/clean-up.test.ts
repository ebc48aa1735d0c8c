import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeOutdated } from './clean-up';
import { deployHost, writeRegistry } from './deploy';

let folder: string;
let product: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clean-up-'));
  product = join(folder, 'product');
});
afterEach(() => rm(folder, { recursive: true }));

/** Deploys a host that consists of one script, and cleans up. */
async function deploy(script: string): Promise<void> {
  const build = join(folder, script);
  await mkdir(build, { recursive: true });
  const files: Record<string, string> = {
    [script]: '',
    [`${script}.br`]: '',
    'index.html': script,
    'host.json': JSON.stringify({ files: [script, 'index.html'], provides: {} }),
  };
  await Promise.all(
    Object.entries(files).map(([name, content]) => writeFile(join(build, name), content)),
  );
  await deployHost(product, build);
  await removeOutdated(product);
}

const scripts = async () =>
  (await readdir(product)).filter((name) => /\.js(\.br)?$/.test(name)).toSorted();
const [first, second, third] = ['host.aaaaaaaaaa.js', 'host.bbbbbbbbbb.js', 'host.cccccccccc.js'];
const withCompressed = (name: string) => [name, `${name}.br`];

it('keeps the files of the live host and of the one before it', async () => {
  await deploy(first);
  await deploy(second);
  expect(await scripts()).toEqual([first, second].flatMap(withCompressed));
  await deploy(third);
  expect(await scripts()).toEqual([second, third].flatMap(withCompressed));
});

it('does not take the same build, deployed again, for a new one', async () => {
  await deploy(first);
  await deploy(second);
  await deploy(second);
  expect(await scripts()).toContain(first);
});

it.each(['', '{}'])('removes nothing while the live host is described by %j', async (text) => {
  await deploy(first);
  await writeFile(join(product, 'host.json'), text);
  await removeOutdated(product);
  expect(await scripts()).toEqual(withCompressed(first));
});

it('leaves alone what no build has named by its content', async () => {
  await deploy(first);
  await writeFile(join(product, 'robots.txt'), '');
  await deploy(second);
  expect(await readdir(product)).toEqual(expect.arrayContaining(['robots.txt', 'index.html']));
});

it('keeps the live version of a remote and the one that was live before it', async () => {
  const versions = ['oldest', 'live', 'former'];
  await Promise.all(
    versions.map(async (version, day) => {
      const dir = join(product, 'remotes/case', version);
      await mkdir(dir, { recursive: true });
      await utimes(dir, day * 86_400, day * 86_400);
    }),
  );
  await writeRegistry(product, {
    remotes: [
      {
        name: 'case',
        version: 'live',
        entry: '/remotes/case/live/remoteEntry.js',
        global: 'advisor_case',
        contractVersion: 1,
        owns: ['/dashboard'],
        navigation: [],
        slots: [],
      },
    ],
  });
  await removeOutdated(product);
  expect((await readdir(join(product, 'remotes/case'))).toSorted()).toEqual(['former', 'live']);
});
