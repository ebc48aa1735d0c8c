import { allowedNavigation } from '@advisor/embed/allowed-navigation';
import { RequestFailure } from '@advisor/embed/request-failure';
import type { ParentConnection } from '@advisor/embed/child';
import type { HostBridge, StartedSignature } from '../../bridge/host-bridge';
import { leavePage } from '../../bridge/leave-page';
import { NotLed, UnsafeAddress } from '../../service/failure';

interface EmbeddedBridgeOptions {
  connection: Pick<ParentConnection, 'send' | 'request'>;
  /** Address of the frame's page without its origin, marked by what was started. */
  returnPath: HostBridge['returnPath'];
  /** The frame has just come back from the signing device, of what it knows. */
  returned: Partial<StartedSignature> | undefined;
  navigationOrigins: readonly string[];
  /** Those of the page around the frame, when it has told them: what one of both lacks is refused. */
  pageOrigins: () => readonly string[] | undefined;
  /** At the first state: the card can be used. */
  onReady: () => void;
  /** The frame goes to the signing device and wants its session when it is back. */
  onLeave: () => void;
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
  pageOrigins,
  onReady,
  onLeave,
}: EmbeddedBridgeOptions): EmbeddedBridge {
  const closeState = { dirty: false, signing: false };
  let isReady = false;
  let isWindowShown = false;
  /** Of one signature; the window of digital signing may be open for another one. */
  const endSigning = () => {
    closeState.signing = isWindowShown;
  };
  /** @throws {UnsafeAddress} */
  const allowed = (address: string): string => {
    const origins = navigationOrigins.filter((origin) => pageOrigins()?.includes(origin) ?? true);
    const followed = allowedNavigation(address, { signingOrigin: window.location.origin, origins });
    if (followed !== undefined) return followed;
    throw new UnsafeAddress(address);
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
      const followed = allowed(address);
      closeState.signing = true;
      // The device's page does not speak with the parent.
      connection.send('deviceShown', { place: 'frame' });
      onLeave();
      leavePage(followed);
    },
    redirect: async (address) => {
      allowed(address);
      endSigning();
      onLeave();
      await connection.request('redirect', { navigate: address }).catch((failure: unknown) => {
        const isRefused = failure instanceof RequestFailure && failure.code === 'notAllowed';
        throw isRefused ? new UnsafeAddress(address) : new NotLed();
      });
    },
    refresh: (reason) => {
      // Also signing that leads to no address ends with it.
      endSigning();
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
      endSigning();
      connection.send('signFailed', event);
    },
    signed: (event) => {
      endSigning();
      connection.send('signed', event);
    },
    declined: (event) => {
      endSigning();
      connection.send('declined', event);
    },
    windowShown: (isShown) => {
      isWindowShown = isShown;
      endSigning();
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
