import { createQueryClient } from '@advisor/api-client/query-client';
import { addTexts, initI18n } from '@advisor/i18n/instance';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom';
import { loadExposedModule } from './remotes/federation-runtime';
import { readRegistry } from './remotes/registry';
import { createRemoteLoader } from './remotes/remote-loader';
import { createPatchRoutes } from './remotes/remote-routes';

const [registry] = await Promise.all([readRegistry(), initI18n()]);
const queryClient = createQueryClient(() => undefined);
const loader = createRemoteLoader({ loadExposedModule, addTexts });
const router = createBrowserRouter(
  [
    {
      id: 'main',
      element: <Outlet />,
      children: [
        { index: true, element: <h1>Pracoviště poradce</h1> },
        { path: '*', element: <p>404</p> },
      ],
    },
  ],
  {
    patchRoutesOnNavigation: createPatchRoutes({
      registry,
      loader,
      context: { queryClient },
      parentRouteId: 'main',
    }),
  },
);
createRoot(document.getElementById('root') as HTMLElement).render(
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
