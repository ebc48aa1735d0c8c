import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { HostDescription } from '@advisor/deployment/host-description';
import {
  registryFile,
  revisionOf,
  type DeployedDocuments,
  type DeployedRemote,
  type Registry,
} from '@advisor/deployment/registry';
import type { RemoteDescription } from '@advisor/deployment/remote-description';
import type { RemoteFacts } from '@advisor/deployment/remote-facts';

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

const factsOf = (owns: string[]) =>
  ({
    entry: 'remoteEntry.js',
    integrity: `sha256-${'e'.repeat(43)}=`,
    global: 'advisor_remote',
    contractVersion: 1,
    owns,
    navigation: [],
    slots: [],
  }) satisfies RemoteFacts;

/** A remote that owns these paths in each of its versions. */
export function remote(
  versions: readonly string[],
  { owns, label, ...change }: Partial<DeployedRemote> & { owns: string[]; label?: string },
): DeployedRemote {
  const navigation = label === undefined ? [] : [{ path: '/x', label, icon: 'x', order: 1 }];
  const facts = { ...factsOf(owns), navigation };
  const common = documents(versions);
  return {
    ...common,
    releases: common.releases.map((release) => ({ ...release, facts })),
    ...change,
  };
}

/** A remote as it was deployed before hashes were demanded. */
export const withoutHashes = (app: DeployedRemote): DeployedRemote => ({
  ...app,
  releases: app.releases.map((release) => ({
    ...release,
    facts: { ...release.facts, integrity: undefined },
  })),
});

/** Writes a file of the deploy root. */
export function writeFile(root: string, name: string, content: string | Buffer): void {
  const file = join(root, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** What a version of a remote says of itself, for the server. */
export function writeRemote(
  root: string,
  name: string,
  version: string,
  description: Partial<RemoteDescription> = {},
): void {
  const whole: RemoteDescription = {
    name,
    ...factsOf([`/${name}`]),
    requires: {},
    shows: [],
    uses: {},
    texts: [],
    exposed: { files: [], shared: [] },
    pages: {},
    scripts: {},
    ...description,
  };
  writeFile(root, `remotes/${name}/${version}/remote.json`, JSON.stringify(whole));
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
export function writeHost(
  root: string,
  version: string,
  document: string,
  description: Partial<HostDescription> = {},
): void {
  writeFile(root, `host/${version}/index.html`, document);
  const whole: HostDescription = {
    files: [],
    initial: [],
    fonts: [],
    integrity: {},
    pages: {},
    provides: {},
    contractVersion: 1,
    texts: [],
    paths: [],
    ...description,
  };
  writeFile(root, `host/${version}/host.json`, JSON.stringify(whole));
}
