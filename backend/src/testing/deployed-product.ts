import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  registryFile,
  revisionOf,
  type DeployedDocuments,
  type DeployedRemote,
  type Registry,
} from '@advisor/contracts/deployment/registry';

const since = '2026-11-20T08:00:00.000Z';

/** The host or a page, of which these versions lie there; the first one is for everybody. */
export function documents(versions: readonly string[], change: Partial<DeployedDocuments> = {}) {
  const [stable = ''] = versions;
  return {
    stable: { version: stable, since },
    pins: [],
    former: [],
    releases: versions.map((version) => ({ version, deployedAt: since })),
    ...change,
  } satisfies DeployedDocuments;
}

/** A remote that owns these paths in each of its versions. */
export function remote(
  versions: readonly string[],
  { owns, label, ...change }: Partial<DeployedRemote> & { owns: string[]; label?: string },
): DeployedRemote {
  const facts = {
    entry: 'remoteEntry.js',
    global: 'advisor_remote',
    contractVersion: 1,
    owns,
    navigation: label === undefined ? [] : [{ path: '/x', label, icon: 'x', order: 1 }],
    slots: [],
  };
  const common = documents(versions);
  return {
    ...common,
    releases: common.releases.map((release) => ({ ...release, facts })),
    ...change,
  };
}

/** Writes a file of the deploy root. */
export function writeFile(root: string, name: string, content: string | Buffer): void {
  const file = join(root, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Publishes the next revision of the registry, as it is or damaged. */
export function publishText(root: string, text: string): void {
  const folder = join(root, 'registry');
  mkdirSync(folder, { recursive: true });
  const latest = Math.max(0, ...readdirSync(folder).map((name) => revisionOf(name) ?? 0));
  writeFileSync(join(folder, registryFile(latest + 1)), text);
}

export const publish = (root: string, served: Partial<Registry>): void =>
  publishText(
    root,
    JSON.stringify({
      format: 1,
      change: { at: since, what: 'test' },
      host: documents(['h1']),
      pages: {},
      remotes: {},
      ...served,
    } satisfies Registry),
  );

/** A version of the host; the folder with one is a product that can be served. */
export function writeHost(root: string, version: string, document: string, description = {}): void {
  writeFile(root, `host/${version}/index.html`, document);
  const whole = { fonts: [], pages: {}, provides: {}, ...description };
  writeFile(root, `host/${version}/host.json`, JSON.stringify(whole));
}
