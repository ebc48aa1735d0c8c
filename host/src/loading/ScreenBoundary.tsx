import { Suspense } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import { PendingScreen } from './PendingScreen';
import { useWaitEnd } from './use-wait-end';

/** In the place of a screen that suspends; in the place's error element when it does so too long. */
function SuspendedScreen() {
  const end = useWaitEnd();
  if (end) throw end;
  return <PendingScreen />;
}

/**
 * The place of the screens under a route. Another screen begins another place, so that one which
 * suspends does not leave the former standing.
 * @param routeId of the route whose element this is
 */
export function ScreenBoundary({ routeId }: { routeId: string }) {
  const matches = useMatches();
  const screen = matches[matches.findIndex(({ id }) => id === routeId) + 1];
  return (
    <Suspense key={screen && `${screen.id} ${screen.pathname}`} fallback={<SuspendedScreen />}>
      <Outlet />
    </Suspense>
  );
}
