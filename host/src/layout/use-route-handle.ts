import { useTranslation } from 'react-i18next';
import { matchRoutes, useLocation, useMatches, useParams } from 'react-router-dom';
import type { ServedRegistry } from '@advisor/deployment/served-registry';
import type { RouteHandle } from '@advisor/shell/route-handle';
import { routeIdentifiers, type RouteIdentifiers } from '@advisor/shell/route-identifiers';
import { holdsPermission, useSession } from '@advisor/shell/session';
import { useHost } from '../host-context';
import { useArrival } from '../loading/arrival';
import { useRemoteOfPlace } from '../remotes/remote-of-place';
import { menuTitle } from './navigation';

/** A step of the breadcrumb, named by a key, or by words where only the menu knows of it. */
export type TrailStep = { path: string } & ({ titleKey: string } | { title: string });

export interface RouteFacts extends RouteHandle {
  /** Titles from the outermost route to the current one, each with its path. */
  trail: TrailStep[];
}

interface Match {
  handle: unknown;
  pathname: string;
  loaderData?: unknown;
}

/** The facts of the deepest match that states any. */
function factsOf(matches: readonly Match[]): RouteFacts {
  const stated = matches.flatMap(({ handle, pathname, loaderData }) =>
    handle ? [{ ...(handle as RouteHandle), pathname, loaderData }] : [],
  );
  const trail = stated.flatMap(({ titleKey, nameOf, pathname, loaderData }): TrailStep[] => {
    const title = loaderData === undefined ? undefined : nameOf?.(loaderData);
    if (title !== undefined) return [{ title, path: pathname }];
    return titleKey ? [{ titleKey, path: pathname }] : [];
  });
  return { ...stated.at(-1), trail };
}

/** What is known of a path before its remote is there: the menu's word. */
function menuTrail(registry: ServedRegistry, path: string): TrailStep[] {
  const title = menuTitle(registry, path);
  return title === undefined ? [] : [{ path, title }];
}

function useShownFacts(): RouteFacts {
  const facts = factsOf(useMatches() as Match[]);
  const { pathname } = useLocation();
  const { registry } = useHost();
  const { state } = useRemoteOfPlace();
  const last = facts.trail.at(-1);
  if (state === 'expected') return { trail: menuTrail(registry, pathname) };
  if (state !== 'failed' || !last) return facts;
  // There is such a screen: who does not find it is not to believe that there is none.
  const missing = { path: last.path, titleKey: 'host:error.remote.trail' };
  return { ...facts, trail: [...facts.trail.slice(0, -1), missing] };
}

/** Facts of the screen whose place is shown: the current one, or the next while that is awaited. */
export function useRouteFacts(): RouteFacts & RouteIdentifiers {
  const { router, registry } = useHost();
  const { target, isAwaited } = useArrival();
  const shown = useShownFacts();
  const params = useParams();
  const query = new URLSearchParams(target.search);
  const { i18n } = useTranslation();
  // An area's texts, and with them the names of its screens, come with the first of them.
  const withNames = (facts: RouteFacts): RouteFacts => {
    const trail = facts.trail.filter((step) => 'title' in step || i18n.exists(step.titleKey));
    const isNameless = trail.length < facts.trail.length;
    return {
      ...facts,
      trail: [...trail, ...(isNameless ? menuTrail(registry, target.pathname) : [])],
    };
  };
  if (!isAwaited) return { ...withNames(shown), ...routeIdentifiers(params, query) };
  const matches = matchRoutes(router.routes, target) ?? [];
  const last = matches.at(-1);
  if (!last || last.route.path === '*') return { trail: menuTrail(registry, target.pathname) };
  const next = matches.map(({ route, pathname }) => ({
    handle: route.handle as unknown,
    pathname,
  }));
  return { ...withNames(factsOf(next)), ...routeIdentifiers(last.params, query) };
}

/** The name of a step in the user's language. */
export function useStepTitle(): (step: TrailStep) => string {
  // Titles are keys of any remote's namespace, so the compiler cannot know them.
  const { t } = useTranslation() as { t: (key: string) => string };
  return (step) => ('title' in step ? step.title : t(step.titleKey));
}

/** The name of the screen whose place is shown; undefined where it is not known yet. */
export function useScreenTitle(): string | undefined {
  const step = useRouteFacts().trail.at(-1);
  const titleOf = useStepTitle();
  return step && titleOf(step);
}

/** Whether the user lacks the right that the current screen needs. */
export function useIsForbidden(): boolean {
  const user = useSession();
  const { permission } = useShownFacts();
  return permission !== undefined && !holdsPermission(user, permission);
}
