import { execFile } from 'node:child_process';
import { cp, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './server';

const product = path.join(root, 'dist/product');

/** The same sources built as one application without federation. */
export async function buildOneBundle(folder: string): Promise<void> {
  const script = path.join(root, 'scripts/build/one-bundle.ts');
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script, folder], { cwd: root });
}

interface Facts {
  entry: string;
  owns: string[];
  navigation: unknown[];
}

interface Registry {
  remotes: Record<
    string,
    {
      stable: { version: string };
      releases: { version: string; facts: Facts }[];
    }
  >;
}

async function newestRegistry(folder: string): Promise<{ file: string; registry: Registry }> {
  const revisions = (await readdir(path.join(folder, 'registry'))).map((name) =>
    Number.parseInt(name, 10),
  );
  const file = path.join(folder, 'registry', `${Math.max(...revisions)}.json`);
  return { file, registry: JSON.parse(await readFile(file, 'utf8')) as Registry };
}

/** A copy of the product whose registry lists as many remotes as asked for; one of them is real. */
export async function productWithRemotes(folder: string, count: number): Promise<void> {
  await cp(product, folder, { recursive: true });
  const { file, registry } = await newestRegistry(folder);
  const [real] = Object.entries(registry.remotes);
  if (!real) throw new Error('The product has no remote');
  const [name, remote] = real;
  const missing = count - Object.keys(registry.remotes).length;
  for (let index = 0; index < missing; index += 1) {
    const releases = remote.releases.map((release) => ({
      ...release,
      facts: {
        ...release.facts,
        owns: release.facts.owns.map((prefix) => `/other-${index}${prefix}`),
        // A menu of sixty entries would be another product, not another registry.
        navigation: [],
      },
    }));
    registry.remotes[`${name}-${index}`] = { ...remote, releases };
  }
  await writeFile(file, JSON.stringify(registry));
}

/** The largest entry among the remotes that a deploy root serves, compressed as for every browser, bytes. */
export async function largestContainer(deployRoot: string): Promise<number> {
  const { registry } = await newestRegistry(deployRoot);
  const sizes = Object.entries(registry.remotes).map(async ([name, { stable, releases }]) => {
    const served = releases.find(({ version }) => version === stable.version);
    if (!served) throw new Error(`No version is served of ${name}`);
    const entry = path.join(
      deployRoot,
      'remotes',
      name,
      served.version,
      `${served.facts.entry}.gz`,
    );
    return (await stat(entry)).size;
  });
  return Math.max(...(await Promise.all(sizes)));
}
