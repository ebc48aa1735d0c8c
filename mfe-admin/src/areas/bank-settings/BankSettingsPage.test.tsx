import { adminCalls } from '@advisor/contracts/admin/calls';
import { settingsPermission } from '@advisor/contracts/admin/permissions';
import type { CallResponse } from '@advisor/contracts/operation';
import { loggedInUserQuery } from '@advisor/shell/session';
import { handle } from '@advisor/testing/handlers';
import { renderRoute } from '@advisor/testing/render-route';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { bankSettingsLoader } from './bank-settings.loader';
import { bankSettingsRoutes } from './routes';

const groups: CallResponse<typeof adminCalls.bankSettings> = [
  {
    title: 'Sazebník',
    settings: [
      {
        key: 'product_terms.maxLtv',
        name: 'Limit LTV',
        works: 'Modelace',
        unit: 'percent',
        values: [{ of: 'Hypoteční úvěr', value: 80 }, { of: 'Nezajištěný úvěr' }],
        since: '2026-11-01',
        changed: { by: 'page', page: 'rates' },
      },
    ],
  },
  {
    title: 'Přihlášení a relace',
    settings: [
      {
        key: 'SESSION_IDLE_MINUTES',
        name: 'Konec přihlášení po nečinnosti',
        works: 'Celá aplikace',
        unit: 'minutes',
        values: [{ value: 22 }],
        initial: 30,
        changed: { by: 'variable', variable: 'SESSION_IDLE_MINUTES' },
      },
      {
        key: 'OIDC_CLIENT_SECRET',
        name: 'Heslo pracoviště',
        works: 'Přihlášení',
        isSecret: true,
        values: [{ value: true }],
        changed: { by: 'variable', variable: 'OIDC_CLIENT_SECRET' },
      },
      {
        key: 'SIGNING_KEY',
        name: 'Klíč pečeti',
        works: 'Pečetění',
        isSecret: true,
        values: [{ value: false }],
        changed: { by: 'variable', variable: 'SIGNING_KEY' },
      },
    ],
  },
];
const asked = jest.fn();
mockServer(
  handle(adminCalls.bankSettings, () => {
    asked();
    return groups;
  }),
);
beforeEach(() => asked.mockClear());

const open = () =>
  renderRoute(
    (queryClient) => [
      {
        errorElement: 'Nelze načíst',
        HydrateFallback: () => null,
        children: bankSettingsRoutes({ queryClient }),
      },
    ],
    '/settings/bank-settings',
    { user: advisorUser({ userPermissions: [settingsPermission.bankSettings] }) },
  );
const rowsOf = async (table: string) =>
  within(await screen.findByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent?.replaceAll('\u00A0', ' '));

it('tells what holds, what would hold otherwise, and where it is changed', async () => {
  await open();
  expect(await rowsOf('Přihlášení a relace')).toEqual([
    'Konec přihlášení po nečinnostiCelá aplikace22 minut30 minutProměnná prostředí SESSION_IDLE_MINUTES',
    'Heslo pracovištěPřihlášenínastaveno, hodnota se nezobrazuje–Proměnná prostředí OIDC_CLIENT_SECRET',
    'Klíč pečetiPečetěnínenastaveno–Proměnná prostředí SIGNING_KEY',
  ]);
  expect(await rowsOf('Sazebník')).toEqual([
    'Limit LTVModelaceHypoteční úvěr 80,00 %Nezajištěný úvěr nenastavenood 1. 11. 2026–Stránka Sazebníky',
  ]);
  expect(screen.getByRole('link', { name: 'Sazebníky' })).toHaveAttribute(
    'href',
    '/settings/rates',
  );
});

it('finds a setting by any of its words, and says that there is none', async () => {
  const { user } = await open();
  await user.type(await screen.findByLabelText('Hledat v nastavení'), 'necinnost aplikace{Enter}');
  await waitFor(() => expect(screen.queryByText('Sazebník')).toBeNull());
  expect(screen.getByText('1 nastavení')).toBeInTheDocument();
  expect(await rowsOf('Přihlášení a relace')).toHaveLength(1);
  await user.clear(screen.getByLabelText('Hledat v nastavení'));
  await user.type(screen.getByLabelText('Hledat v nastavení'), 'SIGNING{Enter}');
  expect(await rowsOf('Přihlášení a relace')).toHaveLength(1);
  await user.type(screen.getByLabelText('Hledat v nastavení'), 'x{Enter}');
  expect(await screen.findByText('Žádné takové nastavení')).toBeVisible();
});

it('asks for nothing without the permission', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(loggedInUserQuery().queryKey, advisorUser({ userPermissions: [224] }));
  await bankSettingsLoader(queryClient)();
  expect(asked).not.toHaveBeenCalled();
  const [route] = bankSettingsRoutes({ queryClient });
  expect(route?.handle).toMatchObject({ permission: 249 });
});
