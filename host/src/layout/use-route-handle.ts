import { useMatches } from 'react-router-dom';
import { holdsPermission, useSession } from '@advisor/shell/session';
import type { RouteHandle } from '@advisor/shell/route-handle';
import { useRemoteFailure } from '../remotes/remote-failure';

export interface RouteFacts extends RouteHandle {
  /** Titles from the outermost route to the current one, each with its path. */
  trail: { titleKey: string; path: string }[];
}

/** Facts of the current screen: those of the deepest match that states any. */
export function useRouteFacts(): RouteFacts {
  const stated = useMatches().flatMap(({ handle, pathname }) =>
    handle ? [{ ...(handle as RouteHandle), pathname }] : [],
  );
  const isMissing = useRemoteFailure() !== undefined;
  const trail = stated.flatMap(({ titleKey, pathname }) =>
    titleKey ? [{ titleKey, path: pathname }] : [],
  );
  // There is such a screen: who does not find it is not to believe that there is none.
  const last = trail.at(-1);
  if (isMissing && last) last.titleKey = 'host:error.remote.trail';
  return { ...stated.at(-1), trail };
}

/** Whether the user lacks the right that the current screen needs. */
export function useIsForbidden(): boolean {
  const user = useSession();
  const { permission } = useRouteFacts();
  return permission !== undefined && !holdsPermission(user, permission);
}
