import { createContext, use, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Registry } from '@advisor/federation/registry';
import { RemoteUnavailable } from '../errors/RemoteUnavailable';
import { remoteOfPath } from './registry';
import type { RemoteLoader } from './remote-loader';

interface Remotes {
  registry: Registry;
  loader: RemoteLoader;
}

const RemotesContext = createContext<Remotes | undefined>(undefined);

export const RemotesProvider = RemotesContext.Provider;

/**
 * What the catch-all route shows: the failure of the remote that owns the path, or that nothing
 * owns it. Trying again is a navigation, which loads the remote anew.
 * @param children the page of an unknown path
 */
export function UnresolvedPath({ children }: { children: ReactNode }) {
  const remotes = use(RemotesContext);
  const location = useLocation();
  const navigate = useNavigate();
  const remote = remotes && remoteOfPath(remotes.registry, location.pathname);
  const failure = remote && remotes.loader.failureOf(remote);
  if (!failure) return children;
  const isIncompatible = failure.reason === 'contract';
  return (
    <RemoteUnavailable
      isIncompatible={isIncompatible}
      onRetry={
        isIncompatible
          ? undefined
          : () => void navigate(location, { replace: true, state: location.state })
      }
    />
  );
}
