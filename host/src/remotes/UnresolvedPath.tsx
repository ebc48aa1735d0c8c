import { createContext, use, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ServedRegistry } from '@advisor/contracts/deployment/served-registry';
import { RemoteUnavailable } from '../errors/RemoteUnavailable';
import { remoteOfPath } from './registry';
import type { RemoteLoader } from './remote-loader';

interface Remotes {
  registry: ServedRegistry;
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
  const retry = () => void navigate(location, { replace: true, state: location.state });
  return (
    <RemoteUnavailable
      reason={failure.reason}
      onRetry={failure.reason === 'unavailable' ? retry : undefined}
    />
  );
}
