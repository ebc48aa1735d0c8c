import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readBuild } from '@advisor/federation/deploy/build-output';
import { deploy as deployTogether } from '@advisor/federation/deploy/deploy';
import { readRegistry } from '@advisor/federation/deploy/revisions';
import {
  builtHost,
  builtRemote,
  removeTemporaryFolders,
  temporaryFolder,
} from '@advisor/federation/deploy/testing/builds';
import { deploy, mfe } from './mfe/testing/run-mfe';

jest.setTimeout(180_000);
afterAll(removeTemporaryFolders);

const revisionsIn = (root: string) => readdirSync(path.join(root, 'registry'));

/** All have changed together to a new contract; of both contracts the versions by name. */
async function upgraded() {
  const root = await temporaryFolder();
  const deployAll = async (contractVersion: number) => {
    const code = `v${contractVersion}`;
    const folders = [
      await builtHost(undefined, `app.${code.repeat(5)}.js`, contractVersion),
      await builtRemote({ contractVersion }, code),
      await builtRemote({ contractVersion, name: 'signing', owns: ['/signing'] }, code),
    ];
    const builds = await Promise.all(folders.map(readBuild));
    const deployed = await deployTogether(root, builds, { channel: { kind: 'stable' } });
    return Object.fromEntries(deployed.map(({ name, version }) => [name, version]));
  };
  return { root, old: await deployAll(1), next: await deployAll(2) };
}

const liveIn = async (root: string) => {
  const { host, remotes } = readRegistry(root);
  const all = Object.entries({ host, ...remotes });
  return Object.fromEntries(all.map(([name, { stable }]) => [name, stable?.version]));
};

const together = ['host', 'case', 'signing'];

describe('a host and two remotes that have changed together to a new contract', () => {
  it('goes back together, in one revision', async () => {
    const { root, old } = await upgraded();
    const { code, stdout } = await mfe(['rollback', ...together, '--to', root]);
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: together.map((name) => `${name} ${old[name]} is live\n`).join(''),
    });
    expect(await liveIn(root)).toEqual(old);
    expect(revisionsIn(root)).toHaveLength(3);
  });

  it.each([
    [['case'], 'case host signing'],
    [['host'], 'host case signing'],
    [['signing', 'case', 'case'], 'signing case host'],
  ])('is not taken apart, and %j is told with which others it goes back', async (names, all) => {
    const { root, next } = await upgraded();
    const { code, stderr } = await mfe(['rollback', ...names, '--to', root]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/built against contract [12]; the host keeps contract [12]/);
    expect(stderr).toMatch(new RegExp(`Together they fit: rollback ${all}\\n$`));
    expect(await liveIn(root)).toEqual(next);
  });

  it('goes back together once what was deployed since has gone back', async () => {
    const { root, old } = await upgraded();
    const later = await builtRemote({ contractVersion: 2 }, 'v3');
    expect(await deploy(root, later)).toMatchObject({ code: 0 });
    const { code, stderr } = await mfe(['rollback', 'host', '--to', root]);
    expect(code).toBe(1);
    expect(stderr).toContain('the host keeps contract 1');
    expect(stderr).not.toContain('Together');
    expect(await mfe(['rollback', 'case', '--to', root])).toMatchObject({ code: 0 });
    expect(await mfe(['rollback', ...together, '--to', root])).toMatchObject({ code: 0 });
    expect(await liveIn(root)).toEqual(old);
  });

  it('is told what has no version to go back to, and goes back once that is off', async () => {
    const { root, old } = await upgraded();
    const added = await builtRemote({ contractVersion: 2, name: 'admin', owns: ['/admin'] });
    expect(await deploy(root, added)).toMatchObject({ code: 0 });
    const { stderr } = await mfe(['rollback', 'host', '--to', root]);
    expect(stderr).toContain('the host keeps contract 1');
    expect(stderr).toMatch(/admin: There is no previous version to roll back to\.\n$/);
    await mfe(['kill', 'admin', '--to', root]);
    expect(await mfe(['rollback', ...together, '--to', root])).toMatchObject({ code: 0 });
    expect(await liveIn(root)).toMatchObject(old);
  });
});

it('promotes the canaries of several in one revision', async () => {
  const admin = { name: 'admin', owns: ['/administration'] };
  const root = await temporaryFolder();
  for (const build of [await builtHost(), await builtRemote({}, 'v1'), await builtRemote(admin)]) {
    expect(await deploy(root, build)).toMatchObject({ code: 0 });
  }
  const canary = ['--channel', 'canary', '--percent', '10'];
  await deploy(root, await builtRemote({}, 'v2'), ...canary);
  await deploy(root, await builtRemote(admin, 'v2'), ...canary);
  const { code } = await mfe(['promote', 'case', 'admin', '--to', root]);
  const { remotes } = readRegistry(root);
  expect(code).toBe(0);
  expect(Object.values(remotes).map(({ former }) => former.length)).toEqual([1, 1]);
  expect(revisionsIn(root)).toHaveLength(6);
});
