import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharedModules, type SharedModule } from '../shared-modules';
import { packageOf, readCatalog, sharedVersions } from './shared-versions';

const packages = Object.entries<SharedModule>(sharedModules).flatMap(([name, module]) => {
  const packageName = packageOf(name, module);
  return packageName === undefined ? [] : [packageName];
});
const catalog = new Map(packages.map((name) => [name, '1.2.3']));

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((dir) => rm(dir, { recursive: true }))));

async function folderWith(name: string, version: string): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'shared-versions-'));
  folders.push(dir);
  await mkdir(join(dir, 'node_modules', name), { recursive: true });
  await writeFile(join(dir, 'node_modules', name, 'package.json'), JSON.stringify({ version }));
  return dir;
}

it('reads names and versions of the catalog, and nothing else of the file', () => {
  const yaml = `packages:
  - host

# Exact versions.
catalog:
  '@scope/name': 1.0.0
  plain: 2.0.0-beta.1

allowBuilds:
  esbuild: true
`;
  expect([...readCatalog(yaml)]).toEqual([
    ['@scope/name', '1.0.0'],
    ['plain', '2.0.0-beta.1'],
  ]);
});

it('takes packages from the catalog and our own modules from the contract', () => {
  const versions = sharedVersions({ dirs: [], contractVersion: 4, catalog });
  expect(versions).toMatchObject({
    'react/jsx-runtime': '1.2.3',
    '@tanstack/react-query': '1.2.3',
    '@advisor/frame': '4.0.0',
  });
  expect(Object.keys(versions)).toEqual(Object.keys(sharedModules));
});

it('names a package that is installed in another version than the catalog has', async () => {
  const dir = await folderWith('react', '1.2.4');
  expect(() => sharedVersions({ dirs: [dir], contractVersion: 1, catalog })).toThrow(
    `react is 1.2.4 in ${dir}, 1.2.3 in the catalog`,
  );
});

it('names a package that the catalog lacks', () => {
  const lacking = new Map([...catalog].filter(([name]) => name !== 'dayjs'));
  expect(() => sharedVersions({ dirs: [], contractVersion: 1, catalog: lacking })).toThrow(
    'dayjs is shared, but not in the catalog',
  );
});
