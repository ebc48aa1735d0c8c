import { settingsPermission } from '@advisor/contracts/admin/permissions';
import { renderRoute } from '@advisor/testing/render-route';
import { advisorUser } from '@advisor/testing/users';
import type { Banner } from '../banners.queries';
import { systemNotificationRoutes } from '../routes';

/** A banner that is seen from half past nine on the test's day. */
export const banner = (changed: Partial<Banner> = {}): Banner => ({
  feBannerId: 7,
  title: 'Odstávka podepisování',
  description: 'Podpisy se dnes odkládají.',
  severity: 'warning',
  visibleFrom: '2026-11-20T08:30:00.000Z',
  visibleTo: '2026-11-20T20:00:00.000Z',
  version: 3,
  changedBy: 'Alena Šťastná',
  changedOn: '2026-11-19T08:00:00.000Z',
  ...changed,
});

/** Opens the page of the banners as the host does, for an administrator. */
export const openBanners = () =>
  renderRoute(
    (queryClient) => [
      {
        errorElement: 'Nelze načíst',
        HydrateFallback: () => null,
        children: systemNotificationRoutes({ queryClient }),
      },
    ],
    '/settings/system-notification',
    { user: advisorUser({ userPermissions: [settingsPermission.systemNotification] }) },
  );
