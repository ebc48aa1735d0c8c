import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { declarationsFolder, sourcesFile } from '../surface/files-for-commands';
import { declaredPage, remoteWith, toned, writeDeclared } from '../surface/testing/fixture';
import { readBuild } from './build-output';
import { ConflictRefusal, newConflicts } from './compatibility';
import { deploy, type Channel, type Compare } from './deploy';
import { builtHost, builtRemote, removeTemporaryFolders, temporaryFolder } from './testing/builds';
import { typeConflicts } from './type-conflicts';

afterAll(removeTemporaryFolders);

const stable: Channel = { kind: 'stable' };
const someone: Channel = { kind: 'canary', share: { users: ['advisor'] } };
const untoned = toned.replace(' tone="quiet"', '');

async function host(declared: string | undefined, script = 'app.aaaaaaaaaa.js'): Promise<string> {
  const build = await builtHost(undefined, script);
  if (declared !== undefined) await writeDeclared(join(build, declarationsFolder), declared);
  return build;
}

async function remote(routes: string | undefined, code: string): Promise<string> {
  const build = await builtRemote({}, code);
  const text = routes === undefined ? undefined : JSON.stringify(remoteWith(routes));
  if (text !== undefined) await writeFile(join(build, sourcesFile), gzipSync(text));
  return build;
}

/** Deploys to the root, and gathers what could not be compared. */
function deployment(root: string) {
  const unknown: string[] = [];
  const compare: Compare = async (find, before, after) => {
    const found = await typeConflicts(find, after, before);
    unknown.push(...found.unknown);
    return [...(await newConflicts(find, before, after)), ...found.conflicts];
  };
  const deployFolders = async (folders: string[], channel = stable) =>
    deploy(root, await Promise.all(folders.map(readBuild)), { channel, compare });
  return { deployFolders, unknown };
}

const refusalOf = (deployed: Promise<unknown>): Promise<string> =>
  deployed.then(
    () => 'nothing is refused',
    (error: unknown) => (error instanceof ConflictRefusal ? error.message : String(error)),
  );

it('refuses a remote for a prop that the host gets later, and takes it with that host', async () => {
  const { deployFolders } = deployment(await temporaryFolder());
  await deployFolders([await host(declaredPage.earlier)]);
  const sentence = await refusalOf(deployFolders([await remote(toned, 'v1')]));
  expect(sentence).toMatch(
    /^case \w{12} uses prop tone of Page \(@advisor\/ui\/components\/Page\), which the host does not have: deploy the host first or with it \(host \w{12}; mfe-case\/src\/routes\.tsx:2\)$/,
  );
  const later = await host(declaredPage.later, 'app.bbbbbbbbbb.js');
  await expect(deployFolders([later, await remote(toned, 'v1')])).resolves.toHaveLength(2);
});

it('refuses a host that takes away what a remote uses which somebody is given', async () => {
  const { deployFolders } = deployment(await temporaryFolder());
  await deployFolders([await host(declaredPage.later), await remote(untoned, 'v1')]);
  await deployFolders([await remote(toned, 'v2')], someone);
  const earlier = await host(declaredPage.earlier, 'app.bbbbbbbbbb.js');
  expect(await refusalOf(deployFolders([earlier]))).toMatch(
    /uses prop tone .*: deploy case first or with it/,
  );
  await deployFolders([await remote(untoned, 'v3')], someone);
  await expect(deployFolders([earlier])).resolves.toHaveLength(1);
});

const ofFormerPackages = (page: string) => `import { left } from 'left-out/by-now';
export const padded = [1].map((one) => left((two) => two + one));
${page}`;

it('takes a build whose packages are not installed here, and compares what it uses of the host', async () => {
  const { deployFolders, unknown } = deployment(await temporaryFolder());
  await deployFolders([await host(declaredPage.earlier)]);
  const sentence = await refusalOf(deployFolders([await remote(ofFormerPackages(toned), 'v1')]));
  expect(sentence).toContain('uses prop tone of Page');
  expect(sentence).not.toContain('type error');
  await expect(
    deployFolders([await remote(ofFormerPackages(untoned), 'v2')]),
  ).resolves.toHaveLength(1);
  expect(unknown.at(-1)).toMatch(
    /^case \w{12} was built with packages that are not installed here \(left-out\/by-now\)/,
  );
});

it('refuses a remote with an error of types', async () => {
  const { deployFolders } = deployment(await temporaryFolder());
  await deployFolders([await host(declaredPage.later)]);
  const broken = await remote(`export const day: number = 'pondělí';`, 'v1');
  expect(await refusalOf(deployFolders([broken]))).toMatch(
    /^case \w{12} has a type error: mfe-case\/src\/routes\.tsx:1 Type 'string' is not/,
  );
});

it('says what it cannot compare, once', async () => {
  const { deployFolders, unknown } = deployment(await temporaryFolder());
  await deployFolders([await host(undefined), await remote(toned, 'v1')]);
  await deployFolders([await host(declaredPage.later), await remote(undefined, 'v2')]);
  await deployFolders([await host(declaredPage.later)]);
  expect(unknown).toEqual([
    expect.stringMatching(/^host \w{12} came without its declarations/),
    expect.stringMatching(/^case \w{12} came without its sources/),
  ]);
});
