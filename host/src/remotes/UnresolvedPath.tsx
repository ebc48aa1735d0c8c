import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { RemoteUnavailable } from '../errors/RemoteUnavailable';
import { PendingScreen } from '../loading/PendingScreen';
import { canLoadAgain } from './remote-loader';
import { useRemoteOfPlace } from './remote-of-place';

/** Goes to where the page has been opened, now that the frame is there to show the way. */
function FirstScreen({ go }: { go: () => void }) {
  // Once: the navigation is under way then.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(go, []);
  return <PendingScreen />;
}

/**
 * What the catch-all route shows: the first screen's way, the failure of the remote that owns the path,
 * or that nothing owns it. Trying again is a navigation, which loads the remote anew.
 * @param children the page of an unknown path
 */
export function UnresolvedPath({ children }: { children: ReactNode }) {
  const location = useLocation();
  const navigate = useNavigate();
  const remote = useRemoteOfPlace();
  const go = () => void navigate(location, { replace: true, state: location.state });
  if (remote.state === 'expected') {
    return remote.isFirst ? <FirstScreen go={go} /> : <PendingScreen />;
  }
  if (remote.state !== 'failed') return children;
  const { failure } = remote;
  return <RemoteUnavailable failure={failure} onRetry={canLoadAgain(failure) ? go : undefined} />;
}
