import { createContext, use } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import type { ServedRegistry, ServedRemote } from '@advisor/deployment/served-registry';
import { useHost } from '../host-context';
import { routeId } from '../route-id';
import { remoteOfPath } from './registry';
import type { RemoteLoader, RemoteLoadError } from './remote-loader';

interface Remotes {
  registry: ServedRegistry;
  loader: Pick<RemoteLoader, 'failureOf'>;
  /** Whether the router has its routes. */
  hasRoutesOf: (remote: ServedRemote) => boolean;
}

const RemotesContext = createContext<Remotes | undefined>(undefined);

export const RemotesProvider = RemotesContext.Provider;

/** How the remote that owns the current path is; one that nobody owns is there, too. */
export type RemoteOfPlace =
  | { state: 'there' }
  /** `isFirst`: nobody has gone there yet, the page was opened there. */
  | { state: 'expected'; isFirst: boolean }
  | { state: 'failed'; failure: RemoteLoadError };

export function useRemoteOfPlace(): RemoteOfPlace {
  const remotes = use(RemotesContext);
  const { firstKey } = useHost();
  const { pathname, key } = useLocation();
  const isUnresolved = useMatches().at(-1)?.id === routeId.unresolved;
  const remote = remotes && remoteOfPath(remotes.registry, pathname);
  if (!remote || !isUnresolved) return { state: 'there' };
  const failure = remotes.loader.failureOf(remote);
  if (failure) return { state: 'failed', failure };
  // Its routes come a moment before its screen does.
  const isFirst = key === firstKey;
  const isThere = !isFirst && remotes.hasRoutesOf(remote);
  return isThere ? { state: 'there' } : { state: 'expected', isFirst };
}
