import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isHashed, readBuild, type BuildOutput } from './build-output';
import { deploy } from './deploy';
import { poolFolder, versionFolder } from './place';
import { readRegistry } from './revisions';
import {
  builtHost,
  builtPage,
  builtRemote,
  removeTemporaryFolders,
  temporaryFolder,
} from './testing/builds';
import { restore, watchDisk, type Remains } from './testing/disk';

afterAll(removeTemporaryFolders);

const versions = (builds: readonly BuildOutput[]) => builds.map(({ version }) => version);

const readAll = (folders: readonly string[]) => Promise.all(folders.map(readBuild));
const deployAll = (root: string, builds: readonly BuildOutput[]) =>
  deploy(root, builds, { channel: { kind: 'stable' } });

const liveOf = async (root: string) => {
  const { host, pages, remotes } = readRegistry(root);
  return [host, pages['signing'], remotes['case']].map((app) => app?.stable?.version);
};

/** Where a file of a build lies once it is deployed. */
const placeOf = (root: string, build: BuildOutput, file: string) =>
  build.kind !== 'remote' && isHashed(file)
    ? join(poolFolder(root, build.kind), file)
    : join(versionFolder(root, build), file);

/** Files that do not lie there as they were built. */
const damagedOf = (root: string, builds: readonly BuildOutput[]): string[] =>
  builds.flatMap((build) =>
    build.files.filter((file) => {
      const place = placeOf(root, build, file);
      return !existsSync(place) || !readFileSync(place).equals(readFileSync(join(build.dir, file)));
    }),
  );

const first = async () =>
  readAll([await builtHost(), await builtPage(), await builtRemote({}, 'v1')]);
const second = async () =>
  readAll([
    await builtHost(undefined, 'app.bbbbbbbbbb.js'),
    await builtPage('app.bbbbbbbbbb.js'),
    await builtRemote({}, 'v2'),
  ]);

/** What an outage may leave, whenever it comes, and what at worst after the end. */
async function deployWatched(root: string, builds: readonly BuildOutput[]) {
  const { outcomes, atWorst } = watchDisk(root);
  await deployAll(root, builds);
  jest.restoreAllMocks();
  return { outcomes, atEnd: atWorst() };
}

async function remainsRoot(remains: Remains): Promise<string> {
  const root = await temporaryFolder();
  restore(remains, root);
  return root;
}

it('leaves the old versions live or the new ones, whole, whenever the power fails', async () => {
  const root = await temporaryFolder();
  const [old, next] = [await first(), await second()];
  await deployAll(root, old);
  const { outcomes } = await deployWatched(root, next);
  expect(outcomes.length).toBeGreaterThan(20);
  for (const remains of outcomes) {
    const left = await remainsRoot(remains);
    const live = await liveOf(left);
    expect([versions(old), versions(next)]).toContainEqual(live);
    expect(damagedOf(left, live[0] === old[0]?.version ? old : next)).toEqual([]);
    await deployAll(left, next);
    expect(await liveOf(left)).toEqual(versions(next));
    expect(damagedOf(left, next)).toEqual([]);
  }
});

it('is kept, once it is told to be live', async () => {
  const root = await temporaryFolder();
  const builds = await first();
  const { atEnd } = await deployWatched(root, builds);
  const left = await remainsRoot(atEnd);
  expect(await liveOf(left)).toEqual(versions(builds));
  expect(damagedOf(left, builds)).toEqual([]);
});

it('is mended by the next deployment where files of a version were damaged', async () => {
  const root = await temporaryFolder();
  const builds = await first();
  await deployAll(root, builds);
  for (const build of builds) {
    for (const file of build.files) await writeFile(placeOf(root, build, file), '');
  }
  const { atEnd } = await deployWatched(root, builds);
  expect(damagedOf(root, builds)).toEqual([]);
  expect(damagedOf(await remainsRoot(atEnd), builds)).toEqual([]);
});
