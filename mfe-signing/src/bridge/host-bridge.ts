import { createContext, useContext } from 'react';
import type { GroupStatus } from '../signatures/document-status';

/** Why the surroundings should read the document again. */
export type RefreshReason = 'signed' | 'retried' | 'cancelled' | 'delegated';

export interface DocumentStatus {
  documentId: string;
  /** Grows with every newer state of the document, over reloads too. */
  revision: number;
  groups: readonly GroupStatus[];
  /** What the page has found, not a change of it. */
  isFirst: boolean;
}

/** One signature that was started, by the key of the call that did it. */
export interface StartedSignature {
  operationId: string;
  signatureId: string;
}

/**
 * What the signing card tells its surroundings. Inside the host it is implemented by direct calls,
 * embedded in another application by messages to the parent. Never carries names, form values or
 * tokens.
 *
 * A signature's life is `signStarted`, where the signer goes elsewhere `deviceShown`, and then `signed`,
 * `declined` or `signFailed`.
 */
export interface HostBridge {
  /**
   * Path and query of the page that the signing device returns the browser to, sent as `X-Context`.
   */
  returnPath: (started: StartedSignature) => string;
  /** The browser has just come back from the signing device, by what the page's address says. */
  hasReturned?: boolean;
  /** The signature that it comes back from. */
  returnedFrom?: StartedSignature | undefined;
  /** Origins beside the page's own that signing may lead to, exactly. */
  navigationOrigins: readonly string[];
  /**
   * After Sign: the browser goes to the signing device.
   * @throws {UnsafeAddress} when the surroundings do not allow the address
   */
  navigate: (address: string) => void;
  /**
   * After a retry: whoever shows the card takes its page to the signing device.
   * @throws {UnsafeAddress} (rejects) when the surroundings do not allow the address
   * @throws {NotLed} (rejects) when they do not answer
   */
  redirect: (address: string) => Promise<void> | void;
  /** The document has changed through the card. */
  refresh: (reason: RefreshReason) => void;
  /** The signatures could not be read; the card says so. */
  loadFailed?: (event: { reason: string; traceId: string | undefined }) => void;
  /** At the first state and at every change. */
  statusChanged: (status: DocumentStatus) => void;
  signStarted: (event: { operationId: string }) => void;
  signFailed: (event: { operationId: string; code: string; retriable: boolean }) => void;
  /** A signature that was started here was made. */
  signed?: (event: { operationId: string }) => void;
  /** Its signer has refused. */
  declined?: (event: { operationId: string }) => void;
  /** The window of digital signing is open, or closed again. */
  windowShown?: (isShown: boolean) => void;
  /** All have signed what was started from the card; once, not at every load of a signed document. */
  completed: (event: { documentId: string; revision: number }) => void;
  cancelled: (event: { scope: 'signer' | 'group' }) => void;
  /** Something typed would be lost. */
  dirty: (isDirty: boolean) => void;
  /** The browser refused the window of the delegated signing; the card offers a link. */
  popupBlocked: () => void;
}

export const HostBridgeContext = createContext<HostBridge | undefined>(undefined);

/** @throws {Error} outside of a provider, which is a programming error */
export function useHostBridge(): HostBridge {
  const bridge = useContext(HostBridgeContext);
  if (!bridge) throw new Error('The signing card needs a HostBridge');
  return bridge;
}
