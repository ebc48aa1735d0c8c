import { allowedNavigation } from '@advisor/embed/allowed-navigation';
import { RequestFailure } from '@advisor/embed/request-failure';
import type { ParentConnection } from '@advisor/embed/child';
import type { HostBridge, StartedSignature } from '../../bridge/host-bridge';
import { leavePage } from '../../bridge/leave-page';

interface EmbeddedBridgeOptions {
  connection: Pick<ParentConnection, 'send' | 'request'>;
  /** Address of the frame's page without its origin, marked by what was started. */
  returnPath: HostBridge['returnPath'];
  /** The frame has just come back from the signing device, of what it knows. */
  returned: Partial<StartedSignature> | undefined;
  navigationOrigins: readonly string[];
  /** At the first state: the card can be used. */
  onReady: () => void;
  /** The frame goes to the signing device and wants its session when it is back. */
  onLeave: () => void;
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
  returned,
  navigationOrigins,
  onReady,
  onLeave,
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
    hasReturned: returned !== undefined,
    returnedFrom:
      returned?.operationId && returned.signatureId
        ? { operationId: returned.operationId, signatureId: returned.signatureId }
        : undefined,
    navigationOrigins,
    // The frame goes to the device and comes back; the parent's page stays where it is.
    navigate: (address) => {
      const signingOrigin = window.location.origin;
      const allowed = allowedNavigation(address, { signingOrigin, origins: navigationOrigins });
      if (allowed === undefined) {
        closeState.signing = false;
        return onNavigationRefused();
      }
      closeState.signing = true;
      // The device's page does not speak with the parent.
      connection.send('deviceShown', { place: 'frame' });
      onLeave();
      leavePage(allowed);
    },
    redirect: (address) => {
      closeState.signing = false;
      onLeave();
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
    signed: (event) => {
      closeState.signing = false;
      connection.send('signed', event);
    },
    declined: (event) => {
      closeState.signing = false;
      connection.send('declined', event);
    },
    windowShown: (isShown) => {
      closeState.signing = isShown;
      if (isShown) connection.send('deviceShown', { place: 'window' });
      else connection.send('deviceLeft', {});
    },
    loadFailed: (event) => connection.send('loadError', { code: 'dataUnavailable', ...event }),
    completed: (event) => connection.send('completed', event),
    cancelled: (event) => connection.send('cancelled', event),
    dirty: (dirty) => {
      closeState.dirty = dirty;
      connection.send('dirty', { dirty });
    },
    popupBlocked: () => connection.send('popupBlocked', {}),
  };
}
