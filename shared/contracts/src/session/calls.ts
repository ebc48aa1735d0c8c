import type { Calls } from '../operation';
import type { sessionEndpoints } from './endpoints';
import type { ownSettingsEndpoints } from './own-settings';
import type { ownSessionEndpoints } from './sessions';

export const sessionCalls: Calls<
  typeof sessionEndpoints & typeof ownSessionEndpoints & typeof ownSettingsEndpoints
> = {
  loggedInUser: { id: 'loggedInUser.get', method: 'GET', path: 'logged-in-user' },
  signIn: { id: 'auth.signIn', method: 'POST', path: 'auth/sign-in', extension: true },
  start: { id: 'auth.start', method: 'GET', path: 'auth/start', extension: true },
  callback: { id: 'auth.callback', method: 'GET', path: 'auth/callback', extension: true },
  signOut: { id: 'auth.signOut', method: 'GET', path: 'auth/signout' },
  ownSessions: { id: 'auth.ownSessions', method: 'GET', path: 'auth/sessions', extension: true },
  endOwnSession: {
    id: 'auth.endOwnSession',
    method: 'DELETE',
    path: 'auth/sessions/{sessionId}',
    extension: true,
  },
  endOtherSessions: {
    id: 'auth.endOtherSessions',
    method: 'DELETE',
    path: 'auth/other-sessions',
    extension: true,
  },
  saveOwnSettings: {
    id: 'auth.saveOwnSettings',
    method: 'PUT',
    path: 'auth/own-settings',
    extension: true,
  },
  signedOut: { id: 'auth.signedOut', method: 'GET', path: 'auth/signed-out', extension: true },
};
