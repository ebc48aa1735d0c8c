import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readRegistry } from '@advisor/federation/deploy/revisions';
import {
  builtHost,
  builtRemote,
  removeTemporaryFolders,
  temporaryFolder,
} from '@advisor/federation/deploy/testing/builds';
import { deploy, mfe } from './mfe/testing/run-mfe';

jest.setTimeout(180_000);

const disks: string[] = [];
afterAll(async () => {
  for (const disk of disks) execFileSync('umount', ['--lazy', disk]);
  await removeTemporaryFolders();
});

/** A disk of its own; needs the right to mount, without which this test fails. */
async function smallDisk(megabytes: number): Promise<string> {
  const disk = await temporaryFolder();
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk]);
  disks.push(disk);
  return disk;
}

/** Two versions of a remote, the later one live. */
async function product(root: string): Promise<{ first: string; second: string }> {
  const versions: string[] = [];
  for (const build of [await builtHost(), await builtRemote(), await builtRemote({}, 'v2')]) {
    expect(await deploy(root, build)).toMatchObject({ code: 0 });
    versions.push(readRegistry(root).remotes['case']?.stable?.version ?? '');
  }
  return { first: versions[1] ?? '', second: versions[2] ?? '' };
}

/** Takes all space that is left. */
function fill(disk: string): void {
  const left = () =>
    Number(execFileSync('df', ['--output=avail', '-B1', disk]).toString().split('\n')[1]);
  for (let part = 0; left() > 0; part += 1) {
    writeFileSync(path.join(disk, `filler-${part}`), Buffer.alloc(left()));
  }
}

const liveOf = (root: string) => readRegistry(root).remotes['case']?.stable?.version;
const hiddenIn = (root: string) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    path.basename(name).startsWith('.'),
  );

it('fails in a sentence on a full disk, leaves no copy, and goes back and switches off still', async () => {
  const root = await smallDisk(4);
  const { first, second } = await product(root);
  fill(root);
  const folder = path.join(root, 'remotes/case');
  const before = readdirSync(folder);
  for (const code of ['v3', 'v4']) {
    const { code: exit, stderr } = await deploy(root, await builtRemote({}, code));
    expect(exit).toBe(1);
    expect(stderr).toMatch(/^There is no space left on the disk: \/.* \(ENOSPC\)\. .*\n$/);
    expect(readdirSync(folder)).toEqual(before);
  }
  expect(hiddenIn(root)).toEqual(['.reserve']);
  expect(liveOf(root)).toBe(second);

  expect(await mfe(['rollback', 'case', '--to', root])).toMatchObject({ code: 0 });
  expect(liveOf(root)).toBe(first);
  const [killed, pinned] = await Promise.all([
    mfe(['kill', 'case', '--to', root]),
    mfe(['pin', 'case', '--version', second, '--to', root]),
  ]);
  expect([killed.code, pinned.code]).toEqual([0, 0]);
  expect(await mfe(['revive', 'case', '--to', root])).toMatchObject({ code: 0 });
  expect(hiddenIn(root)).toEqual(['.reserve']);

  for (const name of readdirSync(root).filter((each) => each.startsWith('filler'))) {
    rmSync(path.join(root, name));
  }
  expect(await deploy(root, await builtRemote({}, 'v3'))).toMatchObject({ code: 0 });
  expect(statSync(path.join(root, '.reserve')).size).toBeGreaterThanOrEqual(1024 * 1024);
});

it('fails in a sentence where the folder can only be read', async () => {
  const root = await smallDisk(4);
  const { second } = await product(root);
  execFileSync('mount', ['-o', 'remount,ro', root]);
  for (const args of [
    ['deploy', '--build', await builtRemote({}, 'v3')],
    ['rollback', 'case'],
    ['kill', 'case'],
  ]) {
    const { code, stderr } = await mfe([...args, '--to', root]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^It is on a file system that can only be read: \/.* \(EROFS\)\. .*\n$/);
  }
  expect(liveOf(root)).toBe(second);
});

it('names the file that is damaged', async () => {
  const build = await builtRemote();
  writeFileSync(path.join(build, 'remote.json'), '{"name": "ca');
  const root = await temporaryFolder();
  expect(await deploy(root, await builtHost())).toMatchObject({ code: 0 });
  expect(await deploy(root, build)).toMatchObject({
    code: 1,
    stderr: `${build}/remote.json is not valid JSON.\n`,
  });
  writeFileSync(path.join(root, 'registry/1.json'), '{"format": 1, ');
  expect(await mfe(['status', '--to', root])).toMatchObject({
    code: 1,
    stderr: `${root}/registry has no registry that is whole.\n`,
  });
});
