import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { RemoteUnavailable } from '../errors/RemoteUnavailable';
import { useRemoteFailure } from './remote-failure';

/**
 * What the catch-all route shows: the failure of the remote that owns the path, or that nothing
 * owns it. Trying again is a navigation, which loads the remote anew.
 * @param children the page of an unknown path
 */
export function UnresolvedPath({ children }: { children: ReactNode }) {
  const location = useLocation();
  const navigate = useNavigate();
  const failure = useRemoteFailure();
  if (!failure) return children;
  const retry = () => void navigate(location, { replace: true, state: location.state });
  return (
    <RemoteUnavailable
      failure={failure}
      onRetry={failure.reason === 'unavailable' ? retry : undefined}
    />
  );
}
