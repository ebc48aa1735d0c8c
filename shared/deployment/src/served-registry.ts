import type { RemoteRelease } from './registry';
import type { RemoteFacts } from './remote-facts';

/** A remote as one user is given it. */
export interface ServedRemote extends RemoteFacts {
  name: string;
  version: string;
  /** URL of the container script. */
  entry: string;
  /** Absent for the version that everybody gets. */
  channel?: 'canary' | 'pinned';
  /**
   * Origin that its files come from instead, for this browser alone; `remote.json` there says what it
   * is. What stands here then holds as long as that cannot be read.
   */
  override?: string;
  /** Switched off for everybody; nothing of it may be loaded. */
  isOff?: true;
  /** Deployed without hashes, as was possible once: nothing of it may be loaded. */
  isUnverified?: true;
  /** Instant from which on it is given so, or switched off. */
  since?: string;
}

/** Why a remote does not come from where an address wants it to come from. */
export type RefusedOverride = 'malformed' | 'unlisted' | 'unknown';

/** What one user is given: the document carries it, and `/registry.json` answers it. */
export interface ServedRegistry {
  remotes: ServedRemote[];
  /** Present where the host is not the one that everybody gets. */
  hostChannel?: ServedRemote['channel'];
  /** Absent where no server writes the document. */
  hostVersion?: string;
  hostSince?: string;
  /** Some users are given other versions, and it was not known who asks. */
  isUndecided?: true;
  /** Present where the address asked for an override that it does not get. */
  refusedOverride?: RefusedOverride;
}

/** A version as browsers know it. */
export const servedRemote = (name: string, { version, facts }: RemoteRelease): ServedRemote => ({
  ...facts,
  name,
  version,
  entry: `/remotes/${name}/${version}/${facts.entry}`,
});
