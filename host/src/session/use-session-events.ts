import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useLive } from '@advisor/shell/live';
import { loggedInUserQuery, useSession } from '@advisor/shell/session';
import { navigateAway, reloadPage } from '../navigate-away';
import { followSignOut } from './leave-session';
import { isSavingOwnSettings } from './own-settings';
import { onSessionEvent } from './session-channel';

/** Until a page asks whether its session is over, ms. */
const endedMs = 5_000;

/** Follows what other tabs do with the session that all of them share. */
export function useSessionEvents(pathToReturn: () => string): void {
  const queryClient = useQueryClient();
  const { userId } = useSession();

  // The browser's back button may bring a page back as it was left, after a sign-out too.
  useEffect(() => {
    const checkRestored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reloadPage();
    };
    window.addEventListener('pageshow', checkRestored);
    return () => window.removeEventListener('pageshow', checkRestored);
  }, []);

  const checkUser = useCallback(async () => {
    const now = await queryClient
      .fetchQuery({ ...loggedInUserQuery({ background: true }), staleTime: 0 })
      .catch(() => undefined);
    // Somebody else's data must not stay on the screen.
    if (now && now.userId !== userId) navigateAway('/');
  }, [queryClient, userId]);

  useEffect(
    () =>
      onSessionEvent(async (event) => {
        if (event.kind === 'signed-in') await checkUser();
        else await followSignOut(event.query, pathToReturn());
      }),
    [checkUser, pathToReturn],
  );

  useLive('own-settings', () => {
    if (isSavingOwnSettings(queryClient)) return;
    // What is on its way may be of before.
    void queryClient.cancelQueries({ queryKey: loggedInUserQuery().queryKey });
    void checkUser();
  });

  const ended = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(ended.current), []);
  useLive('session-ended', () => {
    // The tab that signs out tells the others why; what asks before would be led to sign-in.
    ended.current = setTimeout(() => void checkUser(), endedMs);
  });
}
