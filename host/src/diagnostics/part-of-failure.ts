import type { BrowserErrorReport } from '@advisor/contracts/diagnostics/endpoints';
import type { ServedRegistry } from '@advisor/deployment/served-registry';
import { loadedBuild } from '../config/version-check';
import { WaitError } from '../loading/waits';
import { hostPart } from './part-health';
import { remoteOfPath } from '../remotes/registry';
import { RemoteLoadError } from '../remotes/remote-loader';

/** A part of the product in one version, as reports name it. */
export type Part = Pick<BrowserErrorReport, 'part' | 'version' | 'channel'>;

/** A page whose document no server wrote is of no version that anybody could look up. */
const unknownVersion = 'unknown';

/** A part by its name; what no remote is called is the host. */
export const namedPart = (registry: ServedRegistry, name: string, version?: string): Part => {
  const remote = registry.remotes.find((candidate) => candidate.name === name);
  if (!remote) {
    return {
      part: hostPart,
      version: registry.hostVersion ?? loadedBuild() ?? unknownVersion,
      channel: registry.hostChannel ?? 'stable',
    };
  }
  return {
    part: name,
    version: version ?? remote.version,
    channel: remote.channel ?? 'stable',
  };
};

/** The part that a screen belongs to. */
export const partOfPath = (registry: ServedRegistry, path: string): Part =>
  namedPart(registry, remoteOfPath(registry, path)?.name ?? hostPart);

const remoteFile = /^\/remotes\/([^/]+)\/([^/]+)\//;

interface Failure {
  error: unknown;
  path: string;
  frames: readonly string[];
}

/**
 * The part that an error happened in: the remote that could not be loaded, or whose file stands
 * innermost; shared code between is the host's, and broken by whoever called it. An error without a
 * place is that of its screen.
 */
export function partOfFailure(registry: ServedRegistry, { error, path, frames }: Failure): Part {
  if (error instanceof RemoteLoadError) return namedPart(registry, error.remote);
  // It happened where nothing did.
  if (error instanceof WaitError) return partOfPath(registry, path);
  const [, name, version] = frames.map((frame) => remoteFile.exec(frame)).find(Boolean) ?? [];
  if (name) return namedPart(registry, name, version);
  return frames.length > 0 ? namedPart(registry, hostPart) : partOfPath(registry, path);
}
