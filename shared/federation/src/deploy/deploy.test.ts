import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBuild } from './build-output';
import { rollBack } from './channels';
import { changeServed, deploy, type Channel } from './deploy';
import { readRegistry } from './revisions';
import {
  builtHost,
  builtPage,
  builtRemote,
  removeTemporaryFolders,
  temporaryFolder,
} from './testing/builds';

afterAll(removeTemporaryFolders);

const notThere = (): never => {
  throw new Error('the remote is not there');
};

const stable: Channel = { kind: 'stable' };

async function deployFolders(root: string, folders: string[], channel = stable) {
  const builds = await Promise.all(folders.map(readBuild));
  return deploy(root, builds, { channel, commit: 'abc' });
}

async function product(): Promise<string> {
  const root = await temporaryFolder();
  await deployFolders(root, [await builtHost()]);
  return root;
}

const remotesOf = async (root: string) => readRegistry(root).remotes;

it('puts a remote into a folder of its version and makes it the live one', async () => {
  const root = await product();
  const [deployed] = await deployFolders(root, [await builtRemote()]);
  const { version = '' } = deployed ?? {};
  expect((await remotesOf(root)).case).toMatchObject({
    stable: { version },
    releases: [{ version, commit: 'abc', facts: { entry: 'remoteEntry.v1.js' } }],
  });
  const folder = join(root, 'remotes/case', version);
  await expect(readFile(join(folder, 'remoteEntry.v1.js'), 'utf8')).resolves.toBe('v1');
  await expect(readFile(join(folder, 'nested/part.js'), 'utf8')).resolves.toBe('v1');
  expect(await readdir(join(root, 'remotes/case'))).toEqual([version]);
});

it('keeps the former version beside it', async () => {
  const root = await product();
  const [first] = await deployFolders(root, [await builtRemote({}, 'v1')]);
  await deployFolders(root, [await builtRemote({}, 'v2')]);
  expect((await remotesOf(root)).case?.former).toEqual([first?.version]);
  expect(await readdir(join(root, 'remotes/case'))).toHaveLength(2);
});

it('takes a build whose description says what other versions of the builder have said', async () => {
  const root = await product();
  const ofAnother = { slots: [], translations: [] };
  const folder = await builtRemote(ofAnother);
  await expect(deployFolders(root, [folder])).resolves.toHaveLength(1);
});

describe('what a remote brings to the frame of a case', () => {
  const caseFrame = {
    stages: { checklist: '/mortgage/checklist/{caseId}/{salesArrangementId}' },
    entries: { tasks: { to: '/tasks?caseId={caseId}&list=open', slot: 'detail.tasks' } },
  };

  it('comes into the registry, and a build that says nothing of it is deployed as well', async () => {
    const root = await product();
    const factsOf = async () => (await remotesOf(root)).case?.releases[0]?.facts;
    await deployFolders(root, [await builtRemote({ caseFrame }, 'v1')]);
    expect(await factsOf()).toMatchObject({ caseFrame });
    await deployFolders(root, [await builtRemote({}, 'v2')]);
    expect(await factsOf()).not.toHaveProperty('caseFrame');
  });

  it.each([
    'https://elsewhere.example/{caseId}',
    '//elsewhere.example',
    '/x/{userId}',
    '/x/{caseId',
  ])('leads to screens of the product only: %s is refused', async (to) => {
    const folder = await builtRemote({ caseFrame: { stages: { signing: to }, entries: {} } });
    await expect(readBuild(folder)).rejects.toThrow('caseId and salesArrangementId');
  });
});

it('gives the same build the same version, and another content another one', async () => {
  const one = await readBuild(await builtRemote());
  const same = await readBuild(await builtRemote());
  const other = await readBuild(await builtRemote({ slots: ['x'] }));
  expect(same.version).toBe(one.version);
  expect(other.version).not.toBe(one.version);
});

it.each<[string, Channel, object]>([
  ['a share', { kind: 'canary', share: { percent: 10 } }, { canary: { percent: 10 } }],
  ['some users', { kind: 'canary', share: { users: ['ab'] } }, { canary: { users: ['ab'] } }],
  ['whoever has the link', { kind: 'link' }, { pins: [{ key: expect.stringMatching(/.{16}/) }] }],
])('lets %s try a version, and leaves the live one to all others', async (_who, channel, given) => {
  const root = await product();
  const [first] = await deployFolders(root, [await builtRemote({}, 'v1')]);
  const [tried] = await deployFolders(root, [await builtRemote({}, 'v2')], channel);
  expect((await remotesOf(root)).case).toMatchObject({
    stable: { version: first?.version },
    ...given,
  });
  expect(tried?.version).not.toBe(first?.version);
});

it('puts files of the host that are named by content together, and documents by version', async () => {
  const root = await product();
  const [next] = await deployFolders(root, [await builtHost(undefined, 'app.bbbbbbbbbb.js')]);
  expect(await readdir(root)).toEqual(
    expect.arrayContaining(['app.aaaaaaaaaa.js', 'app.bbbbbbbbbb.js', 'app.bbbbbbbbbb.js.br']),
  );
  const folder = join(root, 'host', next?.version ?? '');
  expect((await readdir(folder)).toSorted()).toEqual(['host.json', 'index.html']);
});

it('deploys a page for other applications likewise', async () => {
  const root = await product();
  const [page] = await deployFolders(root, [await builtPage()]);
  expect(readRegistry(root).pages.signing?.stable?.version).toBe(page?.version);
  expect(await readdir(join(root, 'embed'))).toEqual(['app.aaaaaaaaaa.js', 'signing']);
});

it('switches several in one step', async () => {
  const root = await temporaryFolder();
  const react = { react: '20.0.0' };
  await deployFolders(root, [await builtHost(react), await builtRemote({ requires: react })]);
  expect(await readdir(join(root, 'registry'))).toEqual(['1.json']);
});

describe('refuses, and leaves what is live', () => {
  it.each<[string, () => Promise<string>, string]>([
    [
      'another version of a shared module',
      () => builtRemote({ requires: { react: '19.3.0' } }, 'v2'),
      'was built with react 19.3.0; the host has 19.3.1',
    ],
    [
      'a module that the host does not share',
      () => builtRemote({ requires: { antd: '6.6.8' } }, 'v2'),
      'antd 6.6.8; the host has none',
    ],
    [
      'a host that does not fit the remotes',
      () => builtHost({ react: '20.0.0' }, 'app.cccccccccc.js'),
      'was built with react 19.3.1; the host has 20.0.0',
    ],
    [
      'a path that another remote owns',
      () => builtRemote({ name: 'admin' }),
      '/dashboard belongs to case',
    ],
  ])('%s', async (_what, build, message) => {
    const root = await product();
    await deployFolders(root, [await builtRemote()]);
    const before = readRegistry(root);
    await expect(deployFolders(root, [await build()])).rejects.toThrow(message);
    expect(readRegistry(root)).toEqual(before);
  });

  it('a canary that does not fit the host which others try', async () => {
    const root = await product();
    await deployFolders(root, [await builtRemote()]);
    const host = await builtHost({ react: '20.0.0' }, 'app.cccccccccc.js');
    const canary: Channel = { kind: 'canary', share: { percent: 1 } };
    await expect(deployFolders(root, [host], canary)).rejects.toThrow('the host has 20.0.0');
  });

  it('a build without a sound description', async () => {
    await expect(readBuild(await builtRemote({ owns: [] }))).rejects.toThrow('remote.json');
    await expect(readBuild(await temporaryFolder())).rejects.toThrow('holds no build');
  });
});

it('does not hold the trouble of another remote against a remote', async () => {
  const root = await product();
  const [broken] = await deployFolders(root, [await builtRemote()]);
  await rm(join(root, 'remotes/case', broken?.version ?? ''), { recursive: true });
  await deployFolders(root, [await builtRemote({ name: 'signing', owns: ['/signing'] })]);
  expect(Object.keys(await remotesOf(root)).toSorted()).toEqual(['case', 'signing']);
});

it('deploys over a version whose description is damaged, but not to such a version', async () => {
  const root = await product();
  const [damaged] = await deployFolders(root, [await builtRemote({}, 'v1')]);
  const file = join(root, 'remotes/case', damaged?.version ?? '', 'remote.json');
  await writeFile(file, '{"name": "ca');
  await deployFolders(root, [await builtRemote({}, 'v2')]);
  const back = changeServed(root, 'rollback', ({ remotes, ...rest }) => ({
    ...rest,
    remotes: { case: rollBack(remotes['case'] ?? notThere(), new Date().toISOString()) },
  }));
  await expect(back).rejects.toThrow(
    `case ${damaged?.version} cannot be served: ${file} is not valid JSON.`,
  );
});
