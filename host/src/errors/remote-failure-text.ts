import type { RemoteFailureReason } from '../remotes/remote-loader';

/** What the user is told, by why a remote is not there. */
export const remoteFailureText = {
  unavailable: 'error.remote.text',
  contract: 'error.remote.incompatible',
  off: 'error.remote.off',
} as const satisfies Record<RemoteFailureReason, string>;
