import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { redirect, type RouteObject } from 'react-router-dom';
import type { Registry } from '@advisor/federation/registry';
import type { RouteHandle } from '@advisor/shell/route-handle';
import { routePattern } from '@advisor/shell/paths';
import { RouteError } from './errors/RouteError';
import { homeLoader } from './features/home/home-loader';
import { HomePage } from './features/home/HomePage';
import { redirectLoader } from './features/redirect/redirect-loader';
import { NotFoundPage } from './errors/NotFoundPage';
import { HomeLayout } from './layout/HomeLayout';
import { RootLayout } from './layout/RootLayout';
import { StartScreen } from './layout/StartScreen';
import { mainLoader } from './layout/main-loader';
import { permittedSettings } from './layout/navigation';
import { UnresolvedPath } from './remotes/UnresolvedPath';

/** Route ids under which remotes' routes are patched in. */
export const routeId = { mainContent: 'main-content', settings: 'settings' } as const;

const settingsPath = '/settings';

/** The parent of a remote's route. */
export const parentRouteId = (path: string): string =>
  path.startsWith(`${settingsPath}/`) ? routeId.settings : routeId.mainContent;

const handle = (value: RouteHandle) => value;

/** The component of a route as a chunk of its own. */
const lazyPage = (load: () => Promise<{ default: ComponentType }>) => ({
  lazy: { Component: async () => (await load()).default },
});

interface HostRoutesOptions {
  queryClient: QueryClient;
  registry: Registry;
}

/** The settings frame exists once a remote fills it; until then its address is unknown. */
function settingsRoutes({ queryClient, registry }: HostRoutesOptions): RouteObject[] {
  const isFilled = registry.remotes.some(({ navigation }) =>
    navigation.some(({ path }) => path.startsWith(`${settingsPath}/`)),
  );
  if (!isFilled) return [];
  return [
    {
      id: routeId.settings,
      path: settingsPath,
      handle: handle({ titleKey: 'host:layout.settings' }),
      ...lazyPage(() => import('./layout/SettingsLayout')),
      children: [
        {
          index: true,
          loader: async () => {
            const [first] = await permittedSettings(queryClient, registry);
            if (!first) throw new Response(null, { status: 403 });
            return redirect(first.path);
          },
        },
      ],
    },
  ];
}

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
          loader: mainLoader(queryClient),
          ...lazyPage(() => import(/* webpackChunkName: 'frame' */ './layout/MainLayout')),
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
                ...settingsRoutes(options),
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
