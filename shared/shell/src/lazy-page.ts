import { createElement, type ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';

/**
 * Loader and component of a route whose page's code loads beside its data, not before it. The
 * router's own `lazy` remembers a failed import for ever; here the next navigation tries again.
 * @param loader fetches the page's data; left out by a page that needs none
 * @example { path: '/dashboard', ...lazyPage(() => import('./DashboardPage'), dashboardLoader(queryClient)) }
 */
export function lazyPage<Data = null>(
  load: () => Promise<{ default: ComponentType }>,
  loader?: (args: LoaderFunctionArgs) => Promise<Data>,
) {
  let Page: ComponentType | undefined;
  return {
    loader: Object.assign(
      async (args: LoaderFunctionArgs): Promise<Data | null> => {
        const [page, data] = await Promise.all([load(), loader?.(args) ?? null]);
        Page = page.default;
        return data;
      },
      { preload: load },
    ),
    Component: function LazyPage() {
      return Page ? createElement(Page) : null;
    },
  };
}

/** Loads the code of a route's page ahead, without its data; nothing when the route has no lazy page. */
export async function preloadPage({ loader }: RouteObject): Promise<void> {
  if (typeof loader !== 'function') return;
  await (loader as { preload?: () => Promise<unknown> }).preload?.();
}
