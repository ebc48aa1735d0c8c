import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  parseRegistry,
  registryFile,
  revisionOf,
  versionsInUse,
  type Registry,
} from '@advisor/contracts/deployment/registry';
import { StartError } from '../start-error';

/** `host.json`, which the host's build leaves. File names are relative to the deploy root. */
export interface HostDescription {
  fonts: string[];
  /** Script or stylesheet → what browsers compare it with; absent in builds that did not know it yet. */
  integrity?: Record<string, string>;
  /** Path prefix, or `*` for what remotes own → files of the host's page. */
  pages: Record<string, string[]>;
  provides: Record<string, { files: string[] }>;
}

/** `remote.json`, which a remote's build leaves. File names are relative to the version's folder. */
export interface RemoteDescription {
  entry: string;
  exposed: LoadedFiles;
  pages: Record<string, LoadedFiles>;
  /** Script or stylesheet → what browsers compare it with; absent in builds that did not know it yet. */
  scripts?: Record<string, string>;
}

export interface LoadedFiles {
  files: string[];
  /** Shared modules that the files take from the host. */
  shared: string[];
}

/** A version of the host: its document, and what that may preload. */
export interface HostVersion {
  document: string;
  description: HostDescription;
}

/** A version of a page for other applications. */
export interface PageVersion {
  version: string;
  document: string;
}

/** One revision of what a folder serves. */
export interface DeployRoot {
  revision: number;
  registry: Registry;
  /** Of each version that somebody may be given. */
  hosts: ReadonlyMap<string, HostVersion>;
  /** Undefined when its files are gone: the page itself then says that the remote is missing. */
  remote: (name: string, version: string) => RemoteDescription | undefined;
  /** A page for other applications; undefined when there is none. */
  page: (name: string) => PageVersion | undefined;
}

const readText = (...path: string[]): string => readFileSync(join(...path), 'utf8');
const readJson = <T>(...path: string[]): T => JSON.parse(readText(...path)) as T;

/** Computes each key's value once. */
function remember<T>(compute: (...key: string[]) => T): (...key: string[]) => T {
  const values = new Map<string, T>();
  return (...key) => {
    const name = key.join('/');
    if (!values.has(name)) values.set(name, compute(...key));
    return values.get(name) as T;
  };
}

function unlessMissing<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** The registry of a revision; undefined when it is not whole. */
const readRegistry = (dir: string, revision: number): Registry | undefined =>
  parseRegistry(readText(dir, 'registry', registryFile(revision)));

function readRoot(dir: string, revision: number, registry: Registry): DeployRoot {
  if (!registry.host.stable) throw new Error('the registry names no live host');
  return {
    revision,
    registry,
    hosts: new Map(
      versionsInUse(registry.host).map((version) => {
        const folder = join(dir, 'host', version);
        return [
          version,
          {
            document: readText(folder, 'index.html'),
            description: readJson<HostDescription>(folder, 'host.json'),
          },
        ];
      }),
    ),
    remote: remember((name = '', version = '') =>
      unlessMissing(() =>
        readJson<RemoteDescription>(dir, 'remotes', name, version, 'remote.json'),
      ),
    ),
    page: remember((name = '') => {
      const version = registry.pages[name]?.stable?.version;
      return version === undefined
        ? undefined
        : unlessMissing(() => ({
            version,
            document: readText(dir, 'embed', name, version, `${name}.html`),
          }));
    }),
  };
}

/** Each change is a file of its own; the highest number, which is the first one here, counts. */
const revisionsIn = (dir: string): number[] =>
  readdirSync(join(dir, 'registry'))
    .flatMap((name) => revisionOf(name) ?? [])
    .toSorted((a, b) => b - a);

/**
 * What is deployed, read again when a deployment has changed it. A registry that is damaged is passed
 * over for the newest whole one; while what that one names cannot be read, everything stays as it was.
 *
 * @param dir the deploy root
 * @param onDamage told once for each revision that cannot be read
 * @throws StartError when it cannot be read to begin with
 */
export function openDeployRoot(dir: string, onDamage: (error: unknown) => void): () => DeployRoot {
  const told = new Set<number>();
  const tell = (revision: number, error: unknown) => {
    if (!told.has(revision)) onDamage(error);
    told.add(revision);
  };

  function readNewest(revisions: readonly number[], known?: DeployRoot): DeployRoot {
    for (const revision of revisions) {
      if (revision === known?.revision) return known;
      const registry = readRegistry(dir, revision);
      if (registry) return readRoot(dir, revision, registry);
      tell(revision, new Error(`registry/${registryFile(revision)} is damaged`));
    }
    throw new Error('it has no registry that is whole');
  }

  let served: DeployRoot;
  try {
    served = readNewest(revisionsIn(dir));
  } catch (error) {
    throw new StartError(
      `The folder ${dir} holds no product that can be read: ${(error as Error).message}.`,
    );
  }
  return () => {
    // Gone while the folder is being replaced, for example.
    const revisions = unlessMissing(() => revisionsIn(dir)) ?? [];
    if (revisions[0] === served.revision) return served;
    try {
      served = readNewest(revisions, served);
    } catch (error) {
      tell(revisions[0] ?? 0, error);
    }
    return served;
  };
}
