import { allowedNavigation } from '@advisor/embed/allowed-navigation';
import { RequestFailure } from '@advisor/embed/request-failure';
import type { ParentConnection } from '@advisor/embed/child';
import type { HostBridge } from '../../bridge/host-bridge';
import { leavePage } from '../../bridge/leave-page';

interface EmbeddedBridgeOptions {
  connection: Pick<ParentConnection, 'send' | 'request'>;
  /** Address of the frame's page without its origin. */
  returnPath: string;
  hasReturned: boolean;
  navigationOrigins: readonly string[];
  /** At the first state: the card can be used. */
  onReady: () => void;
  /** The signing device's address is none that the configuration allows. */
  onNavigationRefused: () => void;
}

export interface EmbeddedBridge extends HostBridge {
  /** What `canClose` answers. */
  readonly closeState: { dirty: boolean; signing: boolean };
}

/** A parent that does not answer is not a failed signature. */
const ignore = () => undefined;

/** The signing card's surroundings in another application's page, by messages. */
export function createEmbeddedBridge({
  connection,
  returnPath,
  hasReturned,
  navigationOrigins,
  onReady,
  onNavigationRefused,
}: EmbeddedBridgeOptions): EmbeddedBridge {
  const closeState = { dirty: false, signing: false };
  let isReady = false;
  const tellRefusal = (failure: unknown) => {
    if (failure instanceof RequestFailure && failure.code === 'notAllowed') onNavigationRefused();
  };
  return {
    closeState,
    returnPath,
    hasReturned,
    navigationOrigins,
    // The frame goes to the device and comes back; the parent's page stays where it is.
    navigate: (address) => {
      closeState.signing = false;
      const signingOrigin = window.location.origin;
      const allowed = allowedNavigation(address, { signingOrigin, origins: navigationOrigins });
      if (allowed === undefined) onNavigationRefused();
      else leavePage(allowed);
    },
    redirect: (address) => {
      closeState.signing = false;
      connection.request('redirect', { navigate: address }).catch(tellRefusal);
    },
    refresh: (reason) => {
      // Also signing that leads to no address ends with it.
      closeState.signing = false;
      connection.request('refresh', { reason }).catch(ignore);
    },
    statusChanged: ({ documentId, revision, groups }) => {
      connection.send('statusChanged', {
        documentId,
        revision,
        groups: groups.map((group) => ({ ...group })),
      });
      if (isReady) return;
      isReady = true;
      onReady();
    },
    signStarted: (event) => {
      closeState.signing = true;
      connection.send('signStarted', event);
    },
    signFailed: (event) => {
      closeState.signing = false;
      connection.send('signFailed', event);
    },
    completed: (event) => connection.send('completed', event),
    cancelled: (event) => connection.send('cancelled', event),
    dirty: (dirty) => {
      closeState.dirty = dirty;
      connection.send('dirty', { dirty });
    },
    popupBlocked: () => connection.send('popupBlocked', {}),
  };
}
