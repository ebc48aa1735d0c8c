import { useMatches } from 'react-router-dom';
import type { RouteHandle } from '@advisor/shell/route-handle';

export interface RouteFacts extends RouteHandle {
  /** Titles from the outermost route to the current one, each with its path. */
  trail: { titleKey: string; path: string }[];
}

/** Facts of the current screen: those of the deepest match that states any. */
export function useRouteFacts(): RouteFacts {
  const stated = useMatches().flatMap(({ handle, pathname }) =>
    handle ? [{ ...(handle as RouteHandle), pathname }] : [],
  );
  const trail = stated.flatMap(({ titleKey, pathname }) =>
    titleKey ? [{ titleKey, path: pathname }] : [],
  );
  return { ...stated.at(-1), trail };
}
