import { settingsPermission } from '@advisor/contracts/admin/permissions';
import { renderRoute } from '@advisor/testing/render-route';
import { advisorUser } from '@advisor/testing/users';
import { screen } from '@testing-library/react';
import { ratesRoutes } from '../routes';

/** Opens the page of rates as the host does, for an administrator. */
export async function openRates(search = '') {
  const view = await renderRoute(
    (queryClient) => [
      {
        errorElement: 'Nelze načíst',
        HydrateFallback: () => null,
        children: ratesRoutes({ queryClient }),
      },
    ],
    `/settings/rates${search}`,
    { user: advisorUser({ userPermissions: [settingsPermission.rates] }) },
  );
  await screen.findByRole('table', { name: 'Vydané sazebníky' });
  return view;
}
