import type { FirstRead } from '@advisor/deployment/first-read';
import type { CaseFrame, NavigationEntry } from '@advisor/deployment/remote-facts';

/** A path prefix that the remote owns. */
export interface OwnedPath {
  /** Without a trailing slash; `/cases` owns `/cases` and `/cases/7`, not `/cases-archive`. */
  path: string;
  /** The page's module, relative to the remote's folder; its files are preloaded with the document. */
  page?: string;
}

/** Static facts of a remote, in its `remote.config.ts`. */
export interface RemoteConfig {
  name: string;
  owns: readonly OwnedPath[];
  navigation?: readonly NavigationEntry[];
  /** Slots of its pages that others may fill; declared in `shared/slots`. */
  shows?: readonly string[];
  /** Slots of other remotes' pages that it fills. */
  slots?: readonly string[];
  /**
   * Path, with names in braces for its identifiers → what its screen reads first when it is opened
   * without a query. The server writes the answers into the document; the calls of the screen's
   * loaders then find them there.
   */
  firstReads?: Readonly<Record<string, readonly FirstRead[]>>;
  /** What it brings to the frame of a case; codes are those of `caseStage` and `caseMenu` of the contract. */
  caseFrame?: Partial<CaseFrame>;
}

/** @throws {Error} for what bundling, which reads no types, would not notice */
export function defineRemote<const T extends RemoteConfig>(config: T): T {
  if (config.slots !== undefined && !Array.isArray(config.slots)) {
    throw new Error('remote.config.ts: slots is a list of names');
  }
  return config;
}
