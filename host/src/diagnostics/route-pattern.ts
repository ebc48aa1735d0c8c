import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * The pattern of the route that a path belongs to, `/mortgage/case-detail/:caseId?`: what may be told
 * of an address, whose own segments may be numbers of cases. `/*` for a path that has no route.
 */
export function routePatternOf(routes: readonly RouteObject[], path: string): string {
  const patterns = (matchRoutes([...routes], path) ?? []).flatMap(({ route }) => route.path ?? []);
  const whole = patterns.reduce(
    (outer, pattern) =>
      pattern.startsWith('/') ? pattern : `${outer.replace(/\/$/, '')}/${pattern}`,
    '',
  );
  return whole || '/*';
}
