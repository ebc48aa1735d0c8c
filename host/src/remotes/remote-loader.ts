import type { ServedRemote } from '@advisor/contracts/deployment/served-registry';
import { hostContractVersion, type RemoteModule } from '@advisor/shell/remote-module';

export type RemoteFailureReason =
  /** Its files do not arrive, or fail when they run. */
  | 'unavailable'
  /** It was built against another version of the host's contract. */
  | 'contract'
  /** It is switched off for everybody. */
  | 'off';

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

export interface RemoteLoaderOptions {
  /** One attempt to load the exposed module. */
  loadExposedModule: (remote: ServedRemote) => Promise<unknown>;
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

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
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
  if (module?.name !== remote.name || !module.routes || !module.translations) {
    throw new RemoteLoadError(
      remote.name,
      'contract',
      'does not expose a remote module of that name',
    );
  }
  return module as RemoteModule;
}

export function createRemoteLoader({
  loadExposedModule,
  addTexts,
  retryDelays = [500, 1_500],
  attemptTimeoutMs = 15_000,
}: RemoteLoaderOptions): RemoteLoader {
  const loads = new Map<string, Promise<RemoteModule>>();
  const failures = new Map<string, RemoteLoadError>();

  async function attempt(remote: ServedRemote): Promise<RemoteModule> {
    const module = checkModule(remote, await loadExposedModule(remote));
    const { namespace, resources } = await module.translations();
    addTexts(namespace, resources);
    return module;
  }

  async function loadWithRetries(
    remote: ServedRemote,
    delays: readonly number[] = retryDelays,
  ): Promise<RemoteModule> {
    // Refused before any of its code runs.
    if (remote.isOff) throw new RemoteLoadError(remote.name, 'off', 'is switched off');
    checkContract(remote, remote.contractVersion);
    try {
      return await withTimeout(attempt(remote), attemptTimeoutMs);
    } catch (cause) {
      if (cause instanceof RemoteLoadError) throw cause;
      const [delay, ...laterDelays] = delays;
      if (delay === undefined) {
        throw new RemoteLoadError(remote.name, 'unavailable', 'cannot be loaded', cause);
      }
      await pause(delay);
      return loadWithRetries(remote, laterDelays);
    }
  }

  return {
    failureOf: ({ name }) => failures.get(name),
    load: (remote) => {
      const { name } = remote;
      const running = loads.get(name);
      if (running) return running;
      failures.delete(name);
      const load = loadWithRetries(remote).catch((error: unknown) => {
        loads.delete(name);
        if (error instanceof RemoteLoadError) failures.set(name, error);
        throw error;
      });
      loads.set(name, load);
      return load;
    },
  };
}
