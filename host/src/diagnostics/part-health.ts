import { create } from 'zustand';
import type { ServedRemote } from '@advisor/deployment/served-registry';
import {
  RemoteLoadError,
  type RemoteFailureReason,
  type RemoteLoader,
} from '../remotes/remote-loader';
import { observeFailure } from '@advisor/api-client/diagnostics/observed-failures';

/** The host's own name among the parts. */
export const hostPart = 'host';

/** How a part of the product is in this page. */
export interface PartHealth {
  /** Absent until it is asked for. */
  load?:
    | { state: 'loading' }
    | { state: 'loaded'; durationMs: number }
    | { state: 'failed'; reason: RemoteFailureReason };
  /** Errors in its code so far. */
  errors: number;
}

/** By the part's name, `host` among them. */
export const usePartHealthStore = create<Readonly<Record<string, PartHealth>>>(() => ({}));

const change = (part: string, next: (health: PartHealth) => Partial<PartHealth>): void =>
  usePartHealthStore.setState((parts) => {
    const health = parts[part] ?? { errors: 0 };
    return { [part]: { ...health, ...next(health) } };
  });

export const recordLoad = (part: string, load: NonNullable<PartHealth['load']>): void =>
  change(part, () => ({ load }));

export const countErrors = (part: string): void =>
  change(part, ({ errors }) => ({ errors: errors + 1 }));

/** The same loader; how its loads end, and how long they take, is noted. */
export function watchLoads<L extends Pick<RemoteLoader, 'load'>>(loader: L): L {
  const watched = new WeakSet<Promise<unknown>>();
  return {
    ...loader,
    load: (remote: ServedRemote) => {
      const load = loader.load(remote);
      // Whoever asks meanwhile or later is given the same one.
      if (watched.has(load)) return load;
      watched.add(load);
      const { name } = remote;
      const start = performance.now();
      recordLoad(name, { state: 'loading' });
      load.then(
        () => recordLoad(name, { state: 'loaded', durationMs: performance.now() - start }),
        (error: unknown) => {
          const reason = error instanceof RemoteLoadError ? error.reason : 'unavailable';
          recordLoad(name, { state: 'failed', reason });
          if (reason !== 'off' && reason !== 'cancelled') observeFailure(error, 'load');
        },
      );
      return load;
    },
  };
}
