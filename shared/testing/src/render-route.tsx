import { loggedInUserQuery } from '@advisor/shell/session';
import { decideError, type ErrorBanner } from '@advisor/api-client/error-policy';
import { createQueryClient, type FailureContext } from '@advisor/api-client/query-client';
import { addTexts, initI18n } from '@advisor/i18n/instance';
import type { LoggedInUser } from '@advisor/contracts/session/endpoints';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import type { ReactNode } from 'react';
import { setUpUser } from './user';
import { advisorUser } from './users';

interface RenderRouteOptions {
  user?: LoggedInUser;
  /** Texts of the package under test, by namespace. */
  texts?: Record<string, object>;
  /** Receives what the error policy receives. */
  onError?: (error: unknown, context: FailureContext) => void;
  /** Providers around the router, for example a theme. */
  wrap?: (children: ReactNode) => ReactNode;
}

/**
 * Renders routes as the host does: real loaders, real query client (without retries), the host's error
 * policy, signed in.
 * @param createRoutes the package's own route factory
 * @returns besides, the banners that the policy has raised
 */
export async function renderRoute(
  createRoutes: (queryClient: QueryClient) => RouteObject[],
  path: string,
  {
    user = advisorUser(),
    texts = {},
    onError = () => undefined,
    wrap = (children) => children,
  }: RenderRouteOptions = {},
) {
  await initI18n();
  for (const [namespace, resources] of Object.entries(texts)) addTexts(namespace, resources);
  const banners: ErrorBanner[] = [];
  const queryClient = createQueryClient({
    onFailure: (error, context) => {
      onError(error, context);
      const { banner } = decideError(error, context);
      if (banner) banners.push(banner);
    },
  });
  const defaults = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({
    ...defaults,
    queries: { ...defaults.queries, retry: false, gcTime: Infinity },
  });
  queryClient.setQueryData(loggedInUserQuery().queryKey, user);
  const router = createMemoryRouter(createRoutes(queryClient), { initialEntries: [path] });
  const view = render(
    <QueryClientProvider client={queryClient}>
      {wrap(<RouterProvider router={router} />)}
    </QueryClientProvider>,
  );
  return { ...view, router, queryClient, banners, user: setUpUser() };
}
