import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  registryFile,
  registrySchema,
  revisionOf,
  versionsInUse,
  type Registry,
} from '@advisor/contracts/deployment/registry';
import { z } from 'zod';
import { StartError } from '../start-error';

/** `host.json`, which the host's build leaves. File names are relative to the deploy root. */
export interface HostDescription {
  fonts: string[];
  /** Script → what browsers compare it with; absent in builds that did not know it yet. */
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
  translations: string[];
  /** Script → what browsers compare it with; absent in builds that did not know it yet. */
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

/** One revision of what a folder serves. */
export interface DeployRoot {
  registry: Registry;
  /** Of each version that somebody may be given. */
  hosts: ReadonlyMap<string, HostVersion>;
  /** Undefined when its files are gone: the page itself then says that the remote is missing. */
  remote: (name: string, version: string) => RemoteDescription | undefined;
  /** The document of a page for other applications; undefined when there is none. */
  page: (name: string) => string | undefined;
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

function readRevision(dir: string, revision: number): DeployRoot {
  const parsed = registrySchema.safeParse(readJson(dir, 'registry', registryFile(revision)));
  if (!parsed.success) throw new Error(`the registry: ${z.prettifyError(parsed.error)}`);
  const registry = parsed.data;
  if (!registry.host.stable) throw new Error('the registry names no live host');
  return {
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
        : unlessMissing(() => readText(dir, 'embed', name, version, `${name}.html`));
    }),
  };
}

/** Each change is a file of its own; the highest number counts. */
const latestRevision = (dir: string): number =>
  readdirSync(join(dir, 'registry')).reduce(
    (latest, name) => Math.max(latest, revisionOf(name) ?? 0),
    0,
  );

/**
 * What is deployed, read again when a deployment has changed it. While that cannot be read,
 * everything stays as it was.
 *
 * @param dir the deploy root
 * @param onDamage told once for each revision that cannot be read
 * @throws StartError when it cannot be read to begin with
 */
export function openDeployRoot(dir: string, onDamage: (error: unknown) => void): () => DeployRoot {
  let current: { revision: number; root: DeployRoot };
  let damaged: number | undefined;
  try {
    const revision = latestRevision(dir);
    current = { revision, root: readRevision(dir, revision) };
  } catch (error) {
    throw new StartError(
      `The folder ${dir} holds no product that can be read: ${(error as Error).message}.`,
    );
  }
  return () => {
    // Gone while the folder is being replaced, for example.
    const revision = unlessMissing(() => latestRevision(dir)) ?? 0;
    if (revision === current.revision) return current.root;
    try {
      current = { revision, root: readRevision(dir, revision) };
      damaged = undefined;
    } catch (error) {
      if (revision !== damaged) onDamage(error);
      damaged = revision;
    }
    return current.root;
  };
}
