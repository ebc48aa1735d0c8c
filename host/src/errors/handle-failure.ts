import type { QueryClient } from '@tanstack/react-query';
import type { FailureContext } from '@advisor/api-client/query-client';
import { decideError } from '@advisor/api-client/error-policy';
import { loggedInUserQuery } from '@advisor/shell/session';
import { forceSignOut, leaveEndedSession } from '../session/leave-session';
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

/** Carries out what the policy decides about one failure. */
export function handleFailure(
  error: unknown,
  context: FailureContext,
  { router, queryClient }: { router: ReportingRouter | undefined; queryClient: QueryClient },
): void {
  if (isAbort(error)) return;
  const { signIn, signOut, banner } = decideError(error, context);
  // Before anybody has signed in, the layout's loader leads to sign-in by itself.
  const isSignedIn = queryClient.getQueryData(loggedInUserQuery().queryKey) !== undefined;
  if (signIn && isSignedIn && router)
    void leaveEndedSession({ authAction: 'expirated-sign-in', redirect: targetPath(router) });
  if (signOut && isSignedIn) void forceSignOut({ reason: signOut });
  if (!banner) return;
  useErrorBannerStore.getState().show({ ...banner, retry: context.retry });
  window.scrollTo({ top: 0 });
}
