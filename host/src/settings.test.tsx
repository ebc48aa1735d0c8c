import { sessionCalls } from '@advisor/contracts/session/calls';
import type { ServedRegistry } from '@advisor/deployment/served-registry';
import { hostContractVersion, type RemoteModule } from '@advisor/shell/remote-module';
import { handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { act, screen, within } from '@testing-library/react';
import { renderHost } from './testing/render-host';

const bannerAdministration = 249;

mockServer(
  handle(sessionCalls.loggedInUser, advisorUser({ userPermissions: [224, bannerAdministration] })),
);

const area = (name: string, label: string, order: number, permissions?: number[]) => ({
  path: `/settings/${name}`,
  label,
  icon: 'settings',
  order,
  ...(permissions && { permissions }),
});

const admin = (
  navigation: ServedRegistry['remotes'][number]['navigation'],
): ServedRegistry['remotes'][number] => ({
  name: 'admin',
  version: '1',
  entry: '/remotes/admin/1/remoteEntry.js',
  global: 'advisor_admin',
  contractVersion: 1,
  owns: ['/settings'],
  navigation,
  slots: [],
});

const filled = [
  area('change-case-owner', 'Změna vlastníka případu', 20),
  area('system-notification', 'Systémová oznámení', 10, [bannerAdministration]),
  area('user-notification', 'Uživatelská oznámení', 30, [999]),
];
const screens = () => [
  { path: '/settings/system-notification', element: <h1>Oznámení</h1> },
  { path: '/settings/change-case-owner', element: <h1>Vlastník</h1> },
];

const render = (path: string, remotes: ServedRegistry['remotes']) =>
  renderHost(path, {
    registry: { remotes },
    remoteRoutes: remotes.length > 0 ? screens() : [],
    parentId: 'settings',
  });
const menu = () => screen.findByRole('navigation', { name: 'Hlavní nabídka' });
const areas = () => screen.getByRole('navigation', { name: 'Nastavení' });

it('lists the areas that the user may open, and begins with the first', async () => {
  const { router, user, prefetchPath } = await render('/settings', [admin(filled)]);
  expect(await screen.findByRole('heading', { name: 'Oznámení' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/settings/system-notification');
  const links = within(areas()).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Systémová oznámení',
    'Změna vlastníka případu',
  ]);
  expect(links[0]).toHaveAttribute('aria-current', 'page');

  await user.hover(links[1] as HTMLElement);
  expect(prefetchPath).toHaveBeenCalledWith('/settings/change-case-owner');
  await user.click(links[1] as HTMLElement);
  expect(await screen.findByRole('heading', { name: 'Vlastník' })).toBeVisible();
  expect(areas()).toBeVisible();
});

it('opened by its address, leads to an area whose remote is still to be loaded', async () => {
  const module: RemoteModule = {
    name: 'admin',
    contractVersion: hostContractVersion,
    routes: screens,
  };
  const { router } = await renderHost('/settings', {
    registry: { remotes: [admin(filled)] },
    loader: { failureOf: () => undefined, load: () => Promise.resolve(module) },
  });
  expect(await screen.findByRole('heading', { name: 'Oznámení' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/settings/system-notification');
});

it('stands behind one entry of the menu', async () => {
  const { user } = await render('/demo', [admin(filled)]);
  await user.click(within(await menu()).getByRole('link', { name: 'Nastavení' }));
  expect(await screen.findByRole('heading', { name: 'Oznámení' })).toBeVisible();
  expect(within(await menu()).queryByRole('link', { name: 'Systémová oznámení' })).toBeNull();
});

it('is closed and not in the menu while no remote fills it', async () => {
  const { router } = await render('/settings', []);
  expect(await screen.findByRole('heading', { name: 'Nemáte oprávnění' })).toBeVisible();
  expect(within(await menu()).queryByRole('link', { name: 'Nastavení' })).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Nastavení' })).toBeNull();
  await act(() => router.navigate('/settings/system-notification'));
  expect(screen.getByRole('heading', { name: 'Stránka nenalezena' })).toBeVisible();
});

it('is closed to a user who may open none of its areas', async () => {
  await render('/settings', [admin([area('user-notification', 'Oznámení', 10, [999])])]);
  expect(await screen.findByRole('heading', { name: 'Nemáte oprávnění' })).toBeVisible();
});
