import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loggedInUserQuery, useSession } from '@advisor/shell/session';
import { navigateAway, reloadPage } from '../navigate-away';
import { followSignOut } from './leave-session';
import { onSessionEvent } from './session-channel';

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

  useEffect(
    () =>
      onSessionEvent(async (event) => {
        if (event.kind === 'signed-out') {
          await followSignOut(event.query, pathToReturn());
          return;
        }
        const now = await queryClient
          .fetchQuery({ ...loggedInUserQuery(), staleTime: 0 })
          .catch(() => undefined);
        // Somebody else's data must not stay on the screen.
        if (now && now.userId !== userId) navigateAway('/');
      }),
    [queryClient, pathToReturn, userId],
  );
}
