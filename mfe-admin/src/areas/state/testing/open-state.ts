import { settingsPermission } from '@advisor/contracts/admin/permissions';
import { renderRoute } from '@advisor/testing/render-route';
import { advisorUser } from '@advisor/testing/users';
import { stateRoutes } from '../routes';

/** Opens the state of the product as the host does, for an administrator. */
export const openState = () =>
  renderRoute(
    (queryClient) => [
      {
        errorElement: 'Nelze načíst',
        HydrateFallback: () => null,
        children: stateRoutes({ queryClient }),
      },
    ],
    '/settings/state',
    { user: advisorUser({ userPermissions: [settingsPermission.state] }) },
  );
