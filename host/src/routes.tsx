import type { QueryClient } from '@tanstack/react-query';
import { redirect, type RouteObject } from 'react-router-dom';
import { hostAddresses } from '@advisor/addresses/host';
import type { ServedRegistry } from '@advisor/deployment/served-registry';
import type { RouteHandle } from '@advisor/shell/route-handle';
import { lazyPage } from '@advisor/shell/lazy-page';
import { loggedInUserQuery } from '@advisor/shell/session';
import { isUnder } from '@advisor/deployment/path-rules';
import { RouteError } from './errors/RouteError';
import { redirectLoader } from './features/redirect/redirect-loader';
import { NotFoundPage } from './errors/NotFoundPage';
import { HomeLayout } from './layout/HomeLayout';
import { RootLayout } from './layout/RootLayout';
import { StartScreen } from './layout/StartScreen';
import { mainLoader } from './layout/main-loader';
import { settingsEntries } from './layout/navigation';
import { limitedRoutes } from './loading/limited-routes';
import { ScreenBoundary } from './loading/ScreenBoundary';
import { UnresolvedPath } from './remotes/UnresolvedPath';
import { routeId } from './route-id';

/** The parent of a remote's route. */
export const parentRouteId = (path: string): string =>
  isUnder(path, hostAddresses.settings.to()) ? routeId.settings : routeId.mainContent;

const handle = (value: RouteHandle) => value;

interface HostRoutesOptions {
  queryClient: QueryClient;
  registry: ServedRegistry;
}

/** `/settings` itself leads to the first area; it is closed to who may open none. */
const settingsIndexLoader =
  ({ queryClient, registry }: HostRoutesOptions) =>
  async (): Promise<Response> => {
    const [first] = settingsEntries(
      registry,
      await queryClient.ensureQueryData(loggedInUserQuery()),
    );
    if (first === undefined) throw new Response(null, { status: 403 });
    return redirect(first.path);
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
          children: [{ path: hostAddresses.redirect.pattern, loader: redirectLoader }],
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
              element: <ScreenBoundary routeId={routeId.mainContent} />,
              errorElement: <RouteError />,
              children: limitedRoutes([
                {
                  path: hostAddresses.demo.pattern,
                  handle: handle({ titleKey: 'host:layout.demo' }),
                  ...lazyPage(() => import('./features/demo/DemoPage')),
                },
                {
                  path: hostAddresses.userInfo.pattern,
                  handle: handle({ titleKey: 'host:layout.userInfo' }),
                  ...lazyPage(() => import('./features/user-info/UserInfoPage')),
                },
                {
                  id: routeId.settings,
                  path: hostAddresses.settings.pattern,
                  handle: handle({ titleKey: 'host:layout.settings' }),
                  ...lazyPage(() => import('./layout/SettingsLayout')),
                  children: [{ index: true, loader: settingsIndexLoader(options), element: null }],
                },
                {
                  id: routeId.unresolved,
                  path: '*',
                  element: (
                    <UnresolvedPath>
                      <NotFoundPage />
                    </UnresolvedPath>
                  ),
                  handle: handle({ titleKey: 'host:error.page.notFound' }),
                },
              ]),
            },
          ],
        },
      ],
    },
  ];
}
