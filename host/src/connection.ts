import type { QueryClient } from '@tanstack/react-query';
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

/** Asks every 5 s until the server answers. @returns stops asking */
export function whenServerIsBack(onBack: () => unknown): () => void {
  let isStopped = false;
  const timer = setInterval(async () => {
    if (!(await isServerBack()) || isStopped) return;
    isStopped = true;
    clearInterval(timer);
    onBack();
  }, reconnectIntervalMs);
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}

/** Whether something on the screen cannot be had although the server itself answers. */
export const isServiceAway = (queryClient: QueryClient): boolean =>
  queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .some(({ state: { error } }) => isApiError(error) && error.isServerAway);

/** Repeats what is on the screen and failed. Writes are never repeated by themselves. */
export function refetchFailed(queryClient: QueryClient): Promise<void> {
  return queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.status === 'error' || state.fetchFailureCount > 0,
  });
}
