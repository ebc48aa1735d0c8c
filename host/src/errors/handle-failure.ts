import type { QueryClient } from '@tanstack/react-query';
import type { FailureContext } from '@advisor/api-client/query-client';
import { isFlagRead, useErrorFlagStore } from '@advisor/shell/error-flags';
import { loggedInUserQuery } from '@advisor/shell/session';
import { forceSignOut, leaveEndedSession } from '../session/leave-session';
import { useErrorBannerStore } from './error-banner-store';
import { decideError } from './error-policy';

const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** What the policy needs of the router: where the user is, or is on the way to. */
export interface Whereabouts {
  readonly state: {
    readonly location: { pathname: string; search: string };
    readonly navigation: { location?: { pathname: string; search: string } | undefined };
  };
}

function targetPath({ state }: Whereabouts): string {
  const { pathname, search } = state.navigation.location ?? state.location;
  return `${pathname}${search}`;
}

/** Carries out what the policy decides about one failure. */
export function handleFailure(
  error: unknown,
  context: FailureContext,
  { router, queryClient }: { router: Whereabouts | undefined; queryClient: QueryClient },
): void {
  if (isAbort(error)) return;
  const { signIn, signOut, flag, banner, bannerOfUnreadFlag } = decideError(error, context);
  // Before anybody has signed in, the layout's loader leads to sign-in by itself.
  const isSignedIn = queryClient.getQueryData(loggedInUserQuery().queryKey) !== undefined;
  if (signIn && isSignedIn && router)
    void leaveEndedSession({ authAction: 'expirated-sign-in', redirect: targetPath(router) });
  if (signOut && isSignedIn) void forceSignOut({ reason: signOut });
  if (flag) useErrorFlagStore.getState().raise(flag);
  const shown = banner ?? (flag && !isFlagRead(flag) ? bannerOfUnreadFlag : undefined);
  if (!shown) return;
  useErrorBannerStore.getState().show(shown);
  window.scrollTo({ top: 0 });
}
