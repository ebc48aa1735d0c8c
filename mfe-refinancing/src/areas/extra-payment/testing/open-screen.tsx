import type { LoggedInUser } from '@advisor/contracts/session/endpoints';
import { renderRoute } from '@advisor/testing/render-route';
import { extraPaymentRoutes } from '../routes';

/** The area's screens with their real loaders; a failure is an alert. */
export const openScreen = (path: string, user?: LoggedInUser) =>
  renderRoute(
    (queryClient) => [
      {
        errorElement: <p role="alert">Nelze načíst</p>,
        HydrateFallback: () => null,
        children: [
          ...extraPaymentRoutes({ queryClient }),
          { path: '/mortgage/case-detail/:caseId', element: null },
        ],
      },
    ],
    path,
    user && { user },
  );
