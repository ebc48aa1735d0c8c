import { createContext, use } from 'react';
import { useLocation } from 'react-router-dom';
import type { ServedRegistry } from '@advisor/contracts/deployment/served-registry';
import { remoteOfPath } from './registry';
import type { RemoteLoader, RemoteLoadError } from './remote-loader';

interface Remotes {
  registry: ServedRegistry;
  loader: Pick<RemoteLoader, 'failureOf'>;
}

const RemotesContext = createContext<Remotes | undefined>(undefined);

export const RemotesProvider = RemotesContext.Provider;

/** Why the remote that owns the current path is not there; undefined when it is, or nobody owns it. */
export function useRemoteFailure(): RemoteLoadError | undefined {
  const remotes = use(RemotesContext);
  const { pathname } = useLocation();
  const remote = remotes && remoteOfPath(remotes.registry, pathname);
  return remote && remotes.loader.failureOf(remote);
}
