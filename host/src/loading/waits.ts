import { cancelCalls } from '@advisor/api-client/call';
import { waitLimits } from './limits';
import { usePendingCallStore } from './pending-calls';

/** Waiting for a screen, or for a remote, has come to an end without it. */
export class WaitError extends Error {
  override readonly name = 'WaitError';
  readonly kind: 'tooSlow' | 'cancelled';

  constructor(kind: WaitError['kind']) {
    super(kind === 'cancelled' ? 'The user stopped waiting' : 'The screen did not come in time');
    this.kind = kind;
  }
}

/** The user's own doing, which is no news. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof WaitError && error.kind === 'cancelled';

const waits = new Set<AbortController>();

/** Stops all that the user waits for, calls and other work. */
export function cancelWaits(): void {
  cancelCalls();
  for (const controller of waits) controller.abort(new WaitError('cancelled'));
}

/**
 * Work that the user may stop waiting for.
 * @param work is told by its signal that nobody waits any more
 * @throws {WaitError} of kind `cancelled`
 */
export async function cancellable<T>(work: (wait: AbortController) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  waits.add(controller);
  const end = new Promise<never>((_resolve, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason as Error));
  });
  try {
    return await Promise.race([work(controller), end]);
  } finally {
    waits.delete(controller);
  }
}

/**
 * Work that a screen waits for: a loader, or the page itself. Its time runs while no call is under
 * way, because a call that does not answer says more of what is wrong.
 * @throws {WaitError} of kind `tooSlow` or `cancelled`
 */
export function withinLimit<T>(work: (signal: AbortSignal) => T | Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return cancellable(async (wait) => {
    const check = () => {
      if (usePendingCallStore.getState().count > 0) watch();
      else wait.abort(new WaitError('tooSlow'));
    };
    const watch = () => {
      timer = setTimeout(check, waitLimits.screenMs);
    };
    watch();
    return work(wait.signal);
  }).finally(() => clearTimeout(timer));
}
