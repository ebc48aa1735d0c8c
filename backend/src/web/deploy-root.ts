import { join } from 'node:path';
import { hostDescriptionSchema, type HostDescription } from '@advisor/deployment/host-description';
import { readJson, readText } from '@advisor/deployment/read-json';
import { registryFile, versionsInUse, type Registry } from '@advisor/deployment/registry';
import {
  remoteDescriptionSchema,
  type RemoteDescription,
} from '@advisor/deployment/remote-description';
import { listRevisions, readNewestRevision } from '@advisor/deployment/revisions';
import { StartError } from '../platform/start-error';

/** A version of the host: its document, and what that may preload. */
export interface HostVersion {
  document: string;
  /** Path → document of its own. */
  documents: ReadonlyMap<string, string>;
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

function readRoot(dir: string, revision: number, registry: Registry): DeployRoot {
  if (!registry.host.stable) throw new Error('the registry names no live host');
  return {
    revision,
    registry,
    hosts: new Map(
      versionsInUse(registry.host).map((version) => {
        const folder = join(dir, 'host', version);
        const description = readJson(join(folder, 'host.json'), hostDescriptionSchema);
        const documents = Object.entries(description.documents ?? {}).map(
          ([path, file]) => [path, readText(join(folder, file))] as const,
        );
        const document = readText(join(folder, 'index.html'));
        return [version, { document, documents: new Map(documents), description }];
      }),
    ),
    remote: remember((name = '', version = '') =>
      unlessMissing(() =>
        readJson(join(dir, 'remotes', name, version, 'remote.json'), remoteDescriptionSchema),
      ),
    ),
    page: remember((name = '') => {
      const version = registry.pages[name]?.stable?.version;
      return version === undefined
        ? undefined
        : unlessMissing(() => ({
            version,
            document: readText(join(dir, 'embed', name, version, `${name}.html`)),
          }));
    }),
  };
}

/**
 * What is deployed, read again when a deployment has changed it. A registry that is damaged is passed
 * over for the newest whole one; while what that one names cannot be read, everything stays as it was.
 *
 * @param dir the deploy root
 * @param onDamage told once for each revision that cannot be read
 * @throws StartError when it cannot be read to begin with
 */
export function openDeployRoot(dir: string, onDamage: (error: unknown) => void): () => DeployRoot {
  const reported = new Set<number>();
  const report = (revision: number, error: unknown) => {
    if (!reported.has(revision)) onDamage(error);
    reported.add(revision);
  };

  function readNewest(known?: DeployRoot): DeployRoot {
    const newest = readNewestRevision(dir);
    if (!newest) throw new Error(`nothing is deployed in ${dir}`);
    const { revision, registry, torn } = newest;
    for (const each of torn) report(each, new Error(`registry/${registryFile(each)} is damaged`));
    return revision === known?.revision ? known : readRoot(dir, revision, registry);
  }

  let served: DeployRoot;
  try {
    served = readNewest();
  } catch (error) {
    throw new StartError(
      `The product in the folder ${dir} cannot be read: ${(error as Error).message.replace(/\.$/, '')}.`,
    );
  }
  return () => {
    // Gone while the folder is being replaced, for example.
    const revision = unlessMissing(() => listRevisions(dir)[0]);
    if (revision === served.revision) return served;
    try {
      served = readNewest(served);
    } catch (error) {
      report(revision ?? 0, error);
    }
    return served;
  };
}
