import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { withinLimit } from './waits';

const limitedLoader = (loader: LoaderFunction): LoaderFunction =>
  // With what else it carries: the page's code, to be loaded ahead.
  Object.assign<LoaderFunction, LoaderFunction>(
    (...args) => withinLimit(() => loader(...args)),
    loader,
  );

/** The same routes, whose loaders and lazy parts end in an error when they take too long. */
export const limitedRoutes = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map(({ loader, lazy, children, ...route }) => ({
    ...route,
    ...(loader !== undefined && {
      loader: typeof loader === 'function' ? limitedLoader(loader) : loader,
    }),
    ...(lazy !== undefined && {
      lazy: typeof lazy === 'function' ? () => withinLimit(lazy) : lazy,
    }),
    ...(children && { children: limitedRoutes(children) }),
  })) as RouteObject[];
