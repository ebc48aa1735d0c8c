import { execFile } from 'node:child_process';
import { cp, readFile, readdir, writeFile } from 'node:fs/promises';
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
  owns: string[];
  navigation: unknown[];
}

interface Registry {
  remotes: Record<string, { releases: { facts: Facts }[] }>;
}

/** A copy of the product whose registry lists as many remotes as asked for; one of them is real. */
export async function productWithRemotes(folder: string, count: number): Promise<void> {
  await cp(product, folder, { recursive: true });
  const revisions = (await readdir(path.join(folder, 'registry'))).map((name) =>
    Number.parseInt(name, 10),
  );
  const file = path.join(folder, 'registry', `${Math.max(...revisions)}.json`);
  const registry = JSON.parse(await readFile(file, 'utf8')) as Registry;
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
