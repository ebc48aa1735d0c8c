import type { Query, QueryClient } from '@tanstack/react-query';
import { call } from '@advisor/api-client/call';
import { isApiError } from '@advisor/api-client/api-error';
import { sessionCalls } from '@advisor/contracts/session/calls';

/** How often an unreachable server is asked again. */
export const reconnectIntervalMs = 5_000;

/** Whether the server gave any answer. Does not prolong the session. */
export async function isServerBack(): Promise<boolean> {
  try {
    await call(sessionCalls.loggedInUser, {}, { background: true, timeoutMs: reconnectIntervalMs });
    return true;
  } catch (error) {
    return isApiError(error) && error.kind === 'http' && !error.isServerAway;
  }
}

/**
 * Asks every 5 s, and at once when the computer is online again, until the server answers.
 * @returns stops asking
 */
export function whenServerIsBack(onBack: () => unknown): () => void {
  const ask = async () => {
    if (!(await isServerBack()) || isStopped) return;
    stop();
    onBack();
  };
  let isStopped = false;
  const timer = setInterval(ask, reconnectIntervalMs);
  window.addEventListener('online', ask);
  const stop = () => {
    isStopped = true;
    clearInterval(timer);
    window.removeEventListener('online', ask);
  };
  return stop;
}

const isLost = ({ state: { error }, meta }: Query): boolean =>
  !meta?.isDispensable && isApiError(error) && error.isServerAway;

/** What is on the screen and cannot be had because its server is away, by the queries' hashes. */
export const lostQueries = (queryClient: QueryClient): readonly string[] =>
  queryClient
    .getQueryCache()
    .findAll({ type: 'active', predicate: isLost })
    .map(({ queryHash }) => queryHash);

/** Repeats what is on the screen and failed. Writes are never repeated by themselves. */
export function refetchFailed(queryClient: QueryClient): Promise<void> {
  return queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.status === 'error' || state.fetchFailureCount > 0,
  });
}
