import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeOutdated } from './clean-up';
import { deployEmbed, deployHost, writeRegistry } from './deploy';

let folder: string;
let product: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clean-up-'));
  product = join(folder, 'product');
});
afterEach(() => rm(folder, { recursive: true }));

const now = Date.now() / 1000;
const [first, second, third] = ['app.aaaaaaaaaa.js', 'app.bbbbbbbbbb.js', 'app.cccccccccc.js'];
const withCompressed = (name: string) => [name, `${name}.br`];

describe.each([
  { what: 'the host', page: 'index.html', described: 'host', under: '', put: deployHost },
  {
    what: 'a page for other applications',
    page: 'signing.html',
    described: 'signing',
    under: 'embed',
    put: deployEmbed,
  },
])('of $what', ({ page, described, under, put }) => {
  let place: string;
  beforeEach(() => void (place = join(product, under)));

  /** Deploys a build that consists of one script. */
  async function deploy(script: string): Promise<void> {
    const build = join(folder, script);
    await mkdir(build, { recursive: true });
    const files: Record<string, string> = {
      [script]: '',
      [`${script}.br`]: '',
      [page]: script,
      [`${described}.json`]: JSON.stringify({ files: [script, page], provides: {} }),
    };
    await Promise.all(
      Object.entries(files).map(([name, content]) => writeFile(join(build, name), content)),
    );
    await put(product, build);
  }

  /** Lets two days pass since the last deployment. */
  async function age(): Promise<void> {
    const longAgo = now - 2 * 86_400;
    const names = await readdir(place);
    await Promise.all(names.map((name) => utimes(join(place, name), longAgo, longAgo)));
  }

  const scripts = async () =>
    (await readdir(place)).filter((name) => /\.js(\.br)?$/.test(name)).toSorted();

  it('keeps the files of the live build and of the one before it', async () => {
    await deploy(first);
    await deploy(second);
    await age();
    await removeOutdated(product);
    expect(await scripts()).toEqual([first, second].flatMap(withCompressed));
    await deploy(third);
    await removeOutdated(product);
    expect(await scripts()).toEqual([second, third].flatMap(withCompressed));
  });

  it('keeps what was deployed within a day, for pages that are open', async () => {
    await deploy(first);
    await deploy(second);
    await deploy(third);
    await removeOutdated(product);
    expect(await scripts()).toEqual([first, second, third].flatMap(withCompressed));
  });

  it('does not take the same build, deployed again, for a new one', async () => {
    await deploy(first);
    await deploy(second);
    await deploy(second);
    await age();
    await removeOutdated(product);
    expect(await scripts()).toContain(first);
  });

  it.each(['', '{}'])('removes nothing while the live build is described by %j', async (text) => {
    await deploy(first);
    await writeFile(join(place, `${described}.json`), text);
    await age();
    await removeOutdated(product);
    expect(await scripts()).toEqual(withCompressed(first));
  });

  it('leaves alone what no build has named by its content', async () => {
    await deploy(first);
    await writeFile(join(place, 'robots.txt'), '');
    await deploy(second);
    await age();
    await removeOutdated(product);
    expect(await readdir(place)).toEqual(expect.arrayContaining(['robots.txt', page]));
  });
});

it.each<[string, Record<string, number>, string[]]>([
  ['the live one and the one before it', { a: 9, live: 8, b: 7 }, ['b', 'live']],
  ['those younger than a day', { a: 9, b: 0.9, c: 0.1, live: 0 }, ['b', 'c', 'live']],
])('keeps of the versions of a remote %s', async (_which, ageInDays, kept) => {
  await Promise.all(
    Object.entries(ageInDays).map(async ([version, days]) => {
      const dir = join(product, 'remotes/case', version);
      await mkdir(dir, { recursive: true });
      await utimes(dir, now - days * 86_400, now - days * 86_400);
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
  expect((await readdir(join(product, 'remotes/case'))).toSorted()).toEqual(kept);
});
