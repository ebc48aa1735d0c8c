import { logFailure } from '@advisor/api-client/failure-log';
import type { ServedRemote } from '@advisor/deployment/served-registry';
import { hostContractVersion, type RemoteModule } from '@advisor/shell/remote-module';
import { waitLimits } from '../loading/limits';
import { pause } from '../loading/pause';
import { cancellable, isCancelled } from '../loading/waits';
import { isIncompatible } from './incompatible';
import { NotArrivedError } from './not-arrived';

export type RemoteFailureReason =
  /** Its files do not arrive, or fail when they run. */
  | 'unavailable'
  /**
   * It was built against another version of the host's contract, or of what it takes from it, or it
   * was deployed without hashes.
   */
  | 'contract'
  /** It is switched off for everybody. */
  | 'off'
  /** The user did not wait for it. */
  | 'cancelled';

/** Why a remote is not there. The message is for the log. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  readonly remote: string;
  readonly reason: RemoteFailureReason;

  constructor(remote: string, reason: RemoteFailureReason, message: string, cause?: unknown) {
    super(`Remote ${remote}: ${message}`, { cause });
    this.remote = remote;
    this.reason = reason;
  }
}

/** Whether loading it again may help. */
export const canLoadAgain = ({ reason }: RemoteLoadError): boolean =>
  reason === 'unavailable' || reason === 'cancelled';

export interface RemoteLoaderOptions {
  /** One attempt to load the exposed module; the signal ends it. */
  loadExposedModule: (remote: ServedRemote, signal: AbortSignal) => Promise<unknown>;
  /** Registers the remote's texts. */
  addTexts: (namespace: string, resources: object) => void;
  /** Pauses before the further attempts, in milliseconds. */
  retryDelays?: readonly number[];
  /** An attempt that takes longer has failed. In milliseconds. */
  attemptTimeoutMs?: number;
}

export interface RemoteLoader {
  /**
   * Loads a remote with its texts, once: a load that succeeded or is under way is shared, one that
   * failed is made anew.
   * @throws {RemoteLoadError}
   */
  load: (remote: ServedRemote) => Promise<RemoteModule>;
  /** The failure of the last load, until a load is under way again. */
  failureOf: (remote: ServedRemote) => RemoteLoadError | undefined;
}

/** Gives work its time, after which its signal ends it; so does the one around it. */
function within<T>(
  ms: number,
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const signal = AbortSignal.any([controller.signal, outer]);
  const timer = setTimeout(
    () => controller.abort(new NotArrivedError(`no answer within ${ms} ms`)),
    ms,
  );
  const timeout = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
  return Promise.race([work(signal), timeout]).finally(() => clearTimeout(timer));
}

function checkContract({ name }: ServedRemote, version: number | undefined): void {
  if (version === hostContractVersion) return;
  throw new RemoteLoadError(
    name,
    'contract',
    `built against contract ${version}, the host has ${hostContractVersion}`,
  );
}

/** What a remote has to expose; its author may have compiled it against another contract. */
function checkModule(remote: ServedRemote, exposed: unknown): RemoteModule {
  const module = (exposed as { default?: Partial<RemoteModule> } | null | undefined)?.default;
  checkContract(remote, module?.contractVersion);
  if (module?.name !== remote.name || !module.routes) {
    throw new RemoteLoadError(remote.name, 'contract', 'exposes no remote module of that name');
  }
  return module as RemoteModule;
}

export function createRemoteLoader({
  loadExposedModule,
  addTexts,
  retryDelays = [500, 1_500],
  attemptTimeoutMs = waitLimits.remoteAttemptMs,
}: RemoteLoaderOptions): RemoteLoader {
  const loads = new Map<string, Promise<RemoteModule>>();
  const failures = new Map<string, RemoteLoadError>();

  async function attempt(remote: ServedRemote, signal: AbortSignal): Promise<RemoteModule> {
    const module = checkModule(remote, await loadExposedModule(remote, signal));
    const texts = await module.translations?.();
    if (texts) addTexts(texts.namespace, texts.resources);
    return module;
  }

  async function loadWithRetries(
    remote: ServedRemote,
    wait: AbortSignal,
    delays: readonly number[] = retryDelays,
  ): Promise<RemoteModule> {
    // Refused before any of its code runs.
    if (remote.isOff) throw new RemoteLoadError(remote.name, 'off', 'is switched off');
    if (remote.isUnverified) {
      throw new RemoteLoadError(remote.name, 'contract', 'was deployed without hashes');
    }
    checkContract(remote, remote.contractVersion);
    try {
      return await within(attemptTimeoutMs, wait, (signal) => attempt(remote, signal));
    } catch (cause) {
      if (cause instanceof RemoteLoadError) throw cause;
      wait.throwIfAborted();
      if (isIncompatible(cause)) {
        throw new RemoteLoadError(remote.name, 'contract', cause.message, cause);
      }
      const [delay, ...laterDelays] = delays;
      if (delay === undefined) {
        // Read by whoever runs it on their machine, and by the bank's monitoring.
        logFailure(cause);
        throw new RemoteLoadError(remote.name, 'unavailable', 'cannot be loaded', cause);
      }
      await pause(delay);
      wait.throwIfAborted();
      return loadWithRetries(remote, wait, laterDelays);
    }
  }

  return {
    failureOf: ({ name }) => failures.get(name),
    load: (remote) => {
      const { name } = remote;
      const running = loads.get(name);
      if (running) return running;
      failures.delete(name);
      const load = cancellable(({ signal }) => loadWithRetries(remote, signal)).catch(
        (cause: unknown) => {
          loads.delete(name);
          const error = isCancelled(cause)
            ? new RemoteLoadError(name, 'cancelled', 'was not waited for', cause)
            : cause;
          if (error instanceof RemoteLoadError) failures.set(name, error);
          throw error;
        },
      );
      loads.set(name, load);
      return load;
    },
  };
}
