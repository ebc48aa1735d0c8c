import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBuild } from './build-output';
import { pin } from './channels';
import { deploy, type Channel } from './deploy';
import { prune } from './prune';
import { changeRegistry, readRegistry } from './revisions';
import { builtHost, builtRemote, removeTemporaryFolders, temporaryFolder } from './testing/builds';

afterAll(removeTemporaryFolders);

const stable: Channel = { kind: 'stable' };
const day = 86_400_000;

async function deployFolder(root: string, folder: string, channel = stable): Promise<string> {
  const build = await readBuild(folder);
  await deploy(root, [build], { channel });
  return build.version;
}

/** Lets everything that lies there have been deployed ten days ago. */
async function age(root: string): Promise<void> {
  const past = new Date(Date.now() - 10 * day);
  const names = await readdir(root, { recursive: true });
  for (const name of names) await utimes(join(root, name), past, past);
  const aged = <A extends { releases: { deployedAt: string }[] }>(app: A): A => ({
    ...app,
    releases: app.releases.map((release) => ({ ...release, deployedAt: past.toISOString() })),
  });
  await changeRegistry(root, 'age', (registry) => ({
    ...registry,
    host: aged(registry.host),
    remotes: Object.fromEntries(
      Object.entries(registry.remotes).map(([name, remote]) => [name, aged(remote)]),
    ),
  }));
}

const remoteVersions = (root: string) => readdir(join(root, 'remotes/case'));

it('keeps what is live, what a rollback goes back to, what is tried and what is young', async () => {
  const root = await temporaryFolder();
  const put = async (code: string, channel?: Channel) =>
    deployFolder(root, await builtRemote({}, code), channel);
  await put('v1');
  const pinned = await put('v2');
  await changeRegistry(root, 'pin', (registry) => ({
    ...registry,
    remotes: { case: pin(registry.remotes.case!, pinned, new Date().toISOString()).app },
  }));
  const former = await put('v3');
  const live = await put('v4');
  await put('v5', { kind: 'canary', share: { percent: 1 } });
  const tried = await put('v6', { kind: 'canary', share: { percent: 1 } });
  await age(root);
  const young = await put('v7', { kind: 'link' });
  await prune(root, { count: 1, age: day });
  expect((await remoteVersions(root)).toSorted()).toEqual(
    [pinned, former, live, tried, young].toSorted(),
  );
});

it('keeps as many former versions as asked for, and those of the last days', async () => {
  const root = await temporaryFolder();
  for (const code of ['v1', 'v2', 'v3']) await deployFolder(root, await builtRemote({}, code));
  await prune(root, { count: 1, age: day });
  expect(await remoteVersions(root)).toHaveLength(3);
  // What is forgotten is no target of a rollback, young as it may be.
  expect(readRegistry(root).remotes.case?.former).toHaveLength(1);
  await age(root);
  await prune(root, { count: 1, age: day });
  expect(await remoteVersions(root)).toHaveLength(2);
});

it('removes files of the host when no version that stays consists of them', async () => {
  const root = await temporaryFolder();
  for (const name of ['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc']) {
    await deployFolder(root, await builtHost(undefined, `app.${name}.js`));
  }
  await writeFile(join(root, 'robots.txt'), '');
  await age(root);
  await prune(root, { count: 1, age: day });
  const files = (await readdir(root)).filter((name) => /^\w.*\.\w+$/.test(name));
  expect(files.toSorted()).toEqual([
    'app.bbbbbbbbbb.js',
    'app.bbbbbbbbbb.js.br',
    'app.cccccccccc.js',
    'app.cccccccccc.js.br',
    'robots.txt',
  ]);
  expect(await readdir(join(root, 'host'))).toHaveLength(2);
});

it('removes what killed deployments have left, but not what is being copied', async () => {
  const root = await temporaryFolder();
  const live = await deployFolder(root, await builtRemote());
  const left = '.11111111-2222-3333-4444-555555555555';
  const copied = '.99999999-2222-3333-4444-555555555555';
  await mkdir(join(root, 'remotes/case', left));
  await writeFile(join(root, left), '');
  await writeFile(join(root, 'registry', left), '');
  await age(root);
  await mkdir(join(root, 'remotes/case', copied));
  await prune(root, { count: 1, age: day });
  expect((await remoteVersions(root)).toSorted()).toEqual([copied, live].toSorted());
  expect(await readdir(root)).not.toContain(left);
  expect(await readdir(join(root, 'registry'))).not.toContain(left);
});
