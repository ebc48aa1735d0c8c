import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deployHost, placeRemote, readRegistry, switchVersions, writeRegistry } from './deploy';
import type { RemoteDescription } from './remote-description';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((dir) => rm(dir, { recursive: true }))));

async function temporaryFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'deploy-'));
  folders.push(dir);
  return dir;
}

async function builtHost(provides: Record<string, string>, marker = 'a'): Promise<string> {
  const dir = await temporaryFolder();
  const description = {
    provides: Object.fromEntries(
      Object.entries(provides).map(([name, version]) => [name, { version, files: [] }]),
    ),
  };
  await writeFile(join(dir, 'host.json'), JSON.stringify(description));
  await writeFile(join(dir, 'index.html'), marker);
  await writeFile(join(dir, `host.${marker}.js`), marker);
  return dir;
}

async function builtRemote(change: Partial<RemoteDescription> = {}, code = 'v1'): Promise<string> {
  const dir = await temporaryFolder();
  const description: RemoteDescription = {
    name: 'case',
    contractVersion: 1,
    global: 'advisor_case',
    entry: `remoteEntry.${code}.js`,
    owns: ['/dashboard'],
    navigation: [],
    slots: [],
    requires: { react: '19.3.1' },
    exposed: { files: [], shared: [] },
    pages: {},
    translations: [],
    ...change,
  };
  await writeFile(join(dir, 'remote.json'), JSON.stringify(description));
  await writeFile(join(dir, description.entry), code);
  return dir;
}

async function product(): Promise<string> {
  const dir = await temporaryFolder();
  await deployHost(dir, await builtHost({ react: '19.3.1' }));
  return dir;
}

it('puts a remote into a folder of its version and makes it the live one', async () => {
  const dir = await product();
  const placed = await placeRemote(dir, await builtRemote());
  expect((await readRegistry(dir)).remotes).toEqual([]);

  await switchVersions(dir, [placed]);
  const entry = `/remotes/case/${placed.version}/remoteEntry.v1.js`;
  expect((await readRegistry(dir)).remotes).toEqual([
    expect.objectContaining({ name: 'case', version: placed.version, entry }),
  ]);
  await expect(readFile(join(dir, entry), 'utf8')).resolves.toBe('v1');
});

it('keeps the former version, so that switching back is a rollback', async () => {
  const dir = await product();
  const first = await placeRemote(dir, await builtRemote({}, 'v1'));
  const second = await placeRemote(dir, await builtRemote({}, 'v2'));
  await switchVersions(dir, [second]);
  await switchVersions(dir, [first]);
  expect((await readRegistry(dir)).remotes[0]?.version).toBe(first.version);
  await expect(readdir(join(dir, 'remotes/case'))).resolves.toHaveLength(2);
});

it('gives the same build the same version', async () => {
  const dir = await product();
  const build = await builtRemote();
  expect(await placeRemote(dir, build)).toEqual(await placeRemote(dir, build));
});

it('refuses to switch to a version that is not there', async () => {
  const dir = await product();
  await expect(switchVersions(dir, [{ name: 'case', version: 'none' }])).rejects.toThrow(
    'There is no version none of the remote case',
  );
});

it('leaves other remotes as they are', async () => {
  const dir = await product();
  const others = [await builtRemote(), await builtRemote({ name: 'admin', owns: ['/settings'] })];
  await switchVersions(dir, await Promise.all(others.map((build) => placeRemote(dir, build))));
  const signing = await builtRemote({ name: 'signing', owns: ['/signing'] });
  await switchVersions(dir, [await placeRemote(dir, signing)]);
  expect((await readRegistry(dir)).remotes.map(({ name }) => name)).toEqual([
    'admin',
    'case',
    'signing',
  ]);
});

it.each([
  [{ react: '19.3.0' }, 'react 19.3.0; the host has 19.3.1'],
  [{ antd: '6.6.8' }, 'antd 6.6.8; the host has none'],
])('refuses a remote that was built with %j', async (requires, message) => {
  const dir = await product();
  await expect(placeRemote(dir, await builtRemote({ requires }))).rejects.toThrow(message);
  await expect(readdir(dir)).resolves.not.toContain('remotes');
});

it('refuses a remote without a sound description', async () => {
  const dir = await product();
  const build = await builtRemote({ owns: [] });
  await expect(placeRemote(dir, build)).rejects.toThrow('remote.json');
});

it('refuses a registry in which two remotes own one path, and keeps the old one', async () => {
  const dir = await product();
  await switchVersions(dir, [await placeRemote(dir, await builtRemote())]);
  const rival = await placeRemote(dir, await builtRemote({ name: 'admin' }));
  await expect(switchVersions(dir, [rival])).rejects.toThrow('/dashboard stands there twice');
  expect((await readRegistry(dir)).remotes).toHaveLength(1);
});

it('replaces the registry as a whole', async () => {
  const dir = await product();
  await writeRegistry(dir, { remotes: [] });
  await expect(readdir(dir)).resolves.toEqual(
    expect.arrayContaining(['host.json', 'index.html', 'registry.json']),
  );
  expect((await readdir(dir)).filter((name) => /registry\.json\./.test(name))).toEqual([]);
});

it("adds a host's files beside those of the former host, and replaces its documents", async () => {
  const dir = await product();
  await mkdir(join(dir, 'remotes'));
  await deployHost(dir, await builtHost({ react: '19.3.1' }, 'b'));
  await expect(readFile(join(dir, 'index.html'), 'utf8')).resolves.toBe('b');
  await expect(readdir(dir)).resolves.toEqual(
    expect.arrayContaining(['host.a.js', 'host.b.js', 'remotes']),
  );
});
