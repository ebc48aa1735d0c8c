import { Outlet } from 'react-router-dom';
import { useVersionCheck } from '../config/use-version-check';
import { ArrivalProvider, useFollowedArrival } from '../loading/arrival';
import { useAsking } from '../live/use-asking';
import { Notifications } from '../notifications/Notifications';
import { useNavigationEffects } from './use-navigation-effects';

function NavigationEffects() {
  useNavigationEffects();
  return null;
}

/** Around every screen, signed in or not. */
export function RootLayout() {
  const arrival = useFollowedArrival();
  useAsking();
  useVersionCheck();
  return (
    <ArrivalProvider value={arrival}>
      <NavigationEffects />
      <Outlet />
      <Notifications />
    </ArrivalProvider>
  );
}
