import type { QueryClient } from '@tanstack/react-query';
import { redirect, type RouteObject } from 'react-router-dom';
import type { ServedRegistry } from '@advisor/contracts/deployment/served-registry';
import type { RouteHandle } from '@advisor/shell/route-handle';
import { lazyPage } from '@advisor/shell/lazy-page';
import { isUnder, paths, routePattern } from '@advisor/shell/paths';
import { RouteError } from './errors/RouteError';
import { homeLoader } from './features/home/home-loader';
import { HomePage } from './features/home/HomePage';
import { redirectLoader } from './features/redirect/redirect-loader';
import { NotFoundPage } from './errors/NotFoundPage';
import { HomeLayout } from './layout/HomeLayout';
import { RootLayout } from './layout/RootLayout';
import { StartScreen } from './layout/StartScreen';
import { mainLoader } from './layout/main-loader';
import { hasSettings, permittedSettings } from './layout/navigation';
import { NoSettings } from './layout/NoSettings';
import { UnresolvedPath } from './remotes/UnresolvedPath';

/** Route ids under which remotes' routes are patched in. */
export const routeId = { mainContent: 'main-content', settings: 'settings' } as const;

/** The parent of a remote's route. */
export const parentRouteId = (path: string): string =>
  isUnder(path, paths.settings()) ? routeId.settings : routeId.mainContent;

const handle = (value: RouteHandle) => value;

interface HostRoutesOptions {
  queryClient: QueryClient;
  registry: ServedRegistry;
}

/** `/settings` itself leads to the first area; while no remote fills the frame, it says so. */
const settingsIndexLoader =
  ({ queryClient, registry }: HostRoutesOptions) =>
  async (): Promise<Response | null> => {
    const [first] = await permittedSettings(queryClient, registry);
    if (first) return redirect(first.path);
    if (hasSettings(registry)) throw new Response(null, { status: 403 });
    return null;
  };

/** The host's own routes; those of remotes are patched under `routeId`. */
export function createHostRoutes(options: HostRoutesOptions): RouteObject[] {
  const { queryClient } = options;
  return [
    {
      id: 'root',
      element: <RootLayout />,
      HydrateFallback: StartScreen,
      errorElement: <RouteError />,
      children: [
        {
          id: 'home-layout',
          element: <HomeLayout />,
          errorElement: (
            <HomeLayout>
              <RouteError />
            </HomeLayout>
          ),
          children: [
            {
              path: routePattern.home,
              loader: homeLoader(queryClient),
              element: <HomePage />,
              handle: handle({ titleKey: 'host:home.title' }),
            },
            {
              path: routePattern.simpleLogin,
              handle: handle({ titleKey: 'host:signIn.title' }),
              ...lazyPage(() => import('./features/sign-in/SignInPage')),
            },
            { path: routePattern.redirect, loader: redirectLoader },
          ],
        },
        {
          id: 'main-layout',
          ...lazyPage(
            () => import(/* webpackChunkName: 'frame' */ './layout/MainLayout'),
            mainLoader(queryClient, options.registry),
          ),
          errorElement: (
            <HomeLayout>
              <RouteError />
            </HomeLayout>
          ),
          children: [
            {
              id: routeId.mainContent,
              errorElement: <RouteError />,
              children: [
                {
                  path: routePattern.demo,
                  handle: handle({ titleKey: 'host:layout.demo' }),
                  ...lazyPage(() => import('./features/demo/DemoPage')),
                },
                {
                  path: routePattern.parts,
                  handle: handle({ titleKey: 'host:layout.parts' }),
                  ...lazyPage(() => import('./features/parts/PartsPage')),
                },
                {
                  id: routeId.settings,
                  path: routePattern.settings,
                  handle: handle({ titleKey: 'host:layout.settings' }),
                  ...lazyPage(() => import('./layout/SettingsLayout')),
                  children: [
                    {
                      index: true,
                      loader: settingsIndexLoader(options),
                      element: <NoSettings />,
                    },
                  ],
                },
                {
                  path: '*',
                  element: (
                    <UnresolvedPath>
                      <NotFoundPage />
                    </UnresolvedPath>
                  ),
                  handle: handle({ titleKey: 'host:error.page.notFound' }),
                },
              ],
            },
          ],
        },
      ],
    },
  ];
}
