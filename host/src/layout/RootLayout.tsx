import { Outlet } from 'react-router-dom';
import { useVersionCheck } from '../config/use-version-check';
import { Notifications } from '../notifications/Notifications';
import { useNavigationEffects } from './use-navigation-effects';

/** Around every screen, signed in or not. */
export function RootLayout() {
  useNavigationEffects();
  useVersionCheck();
  return (
    <>
      <Outlet />
      <Notifications />
    </>
  );
}
