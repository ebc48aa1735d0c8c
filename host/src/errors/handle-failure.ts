import type { QueryClient } from '@tanstack/react-query';
import type { FailureContext } from '@advisor/api-client/query-client';
import { isApiError } from '@advisor/api-client/api-error';
import { decideError } from '@advisor/api-client/error-policy';
import { loggedInUserQuery } from '@advisor/shell/session';
import { forceSignOut, isEndingSession, leaveEndedSession } from '../session/leave-session';
import { keepRefusal } from '../session/refused-call';
import { useErrorBannerStore } from './error-banner-store';

const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** What the policy needs of the router: where the user is, or is on the way to. */
export interface ReportingRouter {
  readonly state: {
    readonly location: { pathname: string; search: string };
    readonly navigation: { location?: { pathname: string; search: string } | undefined };
  };
}

function targetPath({ state }: ReportingRouter): string {
  const { pathname, search } = state.navigation.location ?? state.location;
  return `${pathname}${search}`;
}

/** Whether there is a user, once the layout's loader has heard of them. */
async function isAnybodySignedIn(queryClient: QueryClient): Promise<boolean> {
  const query = loggedInUserQuery();
  if (queryClient.getQueryData(query.queryKey) !== undefined) return true;
  if (queryClient.isFetching({ queryKey: query.queryKey }) === 0) return false;
  return queryClient.fetchQuery(query).then(
    () => true,
    () => false,
  );
}

/** Who stays on the page nevertheless is led again by what is refused later. */
const leavingMs = 10_000;
/** When the page of a query client was left for sign-in. */
const leftAt = new WeakMap<QueryClient, number>();

/**
 * Leaves for sign-in, by what the refused call answered; once, for others are refused meanwhile, and
 * what they answer may not even be read any more.
 */
async function leaveForSignIn(error: unknown, router: ReportingRouter, queryClient: QueryClient) {
  const redirect = targetPath(router);
  // Whoever is not signed in at all is led to sign-in by the layout's loader.
  if (!(await isAnybodySignedIn(queryClient)) || isEndingSession()) return;
  if (performance.now() - (leftAt.get(queryClient) ?? -leavingMs) < leavingMs) return;
  leftAt.set(queryClient, performance.now());
  keepRefusal(isApiError(error) ? error.unauthorized : undefined);
  await leaveEndedSession({ authAction: 'expirated-sign-in', redirect });
}

/** Carries out what the policy decides about one failure. */
export function handleFailure(
  error: unknown,
  context: FailureContext,
  { router, queryClient }: { router: ReportingRouter | undefined; queryClient: QueryClient },
): void {
  if (isAbort(error)) return;
  const { signIn, signOut, banner } = decideError(error, context);
  if (signIn && router) void leaveForSignIn(error, router, queryClient);
  const isSignedIn = queryClient.getQueryData(loggedInUserQuery().queryKey) !== undefined;
  if (signOut && isSignedIn) void forceSignOut({ reason: signOut });
  if (!banner) return;
  useErrorBannerStore.getState().show({ ...banner, retry: context.retry });
  window.scrollTo({ top: 0 });
}
