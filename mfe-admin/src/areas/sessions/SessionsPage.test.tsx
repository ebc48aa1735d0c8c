import { adminCalls } from '@advisor/contracts/admin/calls';
import { settingsPermission } from '@advisor/contracts/admin/permissions';
import { hearLive } from '@advisor/shell/live';
import { loggedInUserQuery } from '@advisor/shell/session';
import { failure, handle } from '@advisor/testing/handlers';
import { renderRoute } from '@advisor/testing/render-route';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { sessionsRoutes } from './routes';
import { sessionsLoader } from './sessions.loader';
import type { Session } from './sessions.queries';

const session = (changed: Partial<Session> = {}): Session => ({
  sessionId: 'a'.repeat(43),
  userId: 1,
  name: 'Jana Nováková',
  beganOn: '2026-11-20T07:00:00.000Z',
  lastActiveOn: '2026-11-20T08:30:00.000Z',
  endsOn: '2026-11-20T19:00:00.000Z',
  network: '192.0.2.7',
  device: 'Chrome, Windows',
  isFrame: false,
  isOwn: false,
  ...changed,
});
const own = session({ sessionId: 'b'.repeat(43), userId: 4, name: 'Alena Šťastná', isOwn: true });
const frame = session({
  sessionId: 'c'.repeat(43),
  userId: 2,
  name: 'Tomáš Kříž',
  device: undefined,
  isFrame: true,
});

const sent = jest.fn<void, [string, unknown]>();
const listed = (sessions: Session[], total = sessions.length) =>
  handle(adminCalls.searchSessions, ({ body }) => {
    sent('search', body);
    return { sessions, total };
  });
const server = mockServer(
  listed([session(), own, frame]),
  handle(adminCalls.endSession, ({ params }) => sent('one', params.sessionId)),
  handle(adminCalls.endSessions, ({ params }) => sent('person', params.userId)),
  handle(adminCalls.endAllSessions, () => sent('all', undefined)),
);
beforeEach(() => sent.mockClear());

const open = () =>
  renderRoute(
    (queryClient) => [
      {
        errorElement: 'Nelze načíst',
        HydrateFallback: () => null,
        children: sessionsRoutes({ queryClient }),
      },
    ],
    '/settings/sessions',
    { user: advisorUser({ userPermissions: [settingsPermission.sessions] }) },
  );
const press = (name: string) => screen.findByRole('button', { name });
const ended = () => sent.mock.calls.filter(([kind]) => kind !== 'search');

it('shows who has come and gone when that is told', async () => {
  await open();
  expect(await screen.findByText('Tomáš Kříž')).toBeVisible();
  server.use(listed([own]));
  act(() => hearLive({ topic: 'sessions' }));
  await waitFor(() => expect(screen.queryByText('Tomáš Kříž')).not.toBeInTheDocument());
});

it('tells who is signed in and from where', async () => {
  await open();
  const table = await screen.findByRole('table', { name: 'Přihlášení' });
  const rows = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent?.replaceAll('\u00A0', ' '));
  const times = '20. 11. 2026 08:0020. 11. 2026 09:30';
  expect(rows).toEqual([
    `Jana NovákováChrome, Windows192.0.2.7${times}UkončitOdhlásit všude`,
    `Alena ŠťastnávašeChrome, Windows192.0.2.7${times}`,
    `Tomáš Křížpodepisování v jiné aplikacineznámé zařízení192.0.2.7${times}UkončitOdhlásit všude`,
  ]);
  expect(screen.getAllByText('3 přihlášení')[0]).toBeVisible();
});

it.each([
  ['Ukončit: Jana Nováková', 'Ukončit', ['one', 'a'.repeat(43)]],
  ['Odhlásit všude: Jana Nováková', 'Odhlásit všude', ['person', '1']],
  ['Odhlásit všechny', 'Odhlásit všechny', ['all', undefined]],
])('%s asks first, does it once, and reads the list again', async (name, confirm, expected) => {
  const { user } = await open();
  await user.click(await press(name));
  const dialog = within(await screen.findByRole('dialog'));
  expect(ended()).toEqual([]);
  await user.dblClick(dialog.getByRole('button', { name: confirm }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(ended()).toEqual([expected]);
  await waitFor(() => expect(sent.mock.calls.at(-1)).toEqual(['search', {}]));
});

it('takes what has ended by itself for ended', async () => {
  server.use(handle(adminCalls.endSession, failure(404, { message: 'Přihlášení už skončilo.' })));
  const { user, banners } = await open();
  await user.click(await press('Ukončit: Jana Nováková'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Ukončit' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(banners).toEqual([]);
});

it('finds the sessions of an employee, and says that there are none', async () => {
  const { user } = await open();
  server.use(listed([]));
  await user.type(await screen.findByLabelText(/^Zaměstnanec/), 'nikdo{Enter}');
  expect(await screen.findByText('Nikdo takový není přihlášený')).toBeVisible();
  expect(sent.mock.calls.at(-1)).toEqual(['search', { employee: 'nikdo' }]);
});

it('says at the field that the words mean too many', async () => {
  const { user, banners } = await open();
  const message = 'Zadání odpovídá 21 zaměstnancům. Upřesněte je.';
  server.use(handle(adminCalls.searchSessions, failure(400, { message, field: 'employee' })));
  await user.type(await screen.findByLabelText(/^Zaměstnanec/), 'a{Enter}');
  await waitFor(() =>
    expect(screen.getByLabelText(/^Zaměstnanec/)).toHaveAccessibleDescription(new RegExp(message)),
  );
  expect(banners).toEqual([]);
});

it('says that more are signed in than are shown', async () => {
  server.use(listed([session()], 1_200));
  await open();
  expect(await screen.findByText(/Zobrazeno 1 naposledy aktivních z 1\s200/)).toBeVisible();
});

it('asks for nothing without the permission', async () => {
  const queryClient = new QueryClient();
  const user = advisorUser({ userPermissions: [224] });
  queryClient.setQueryData(loggedInUserQuery().queryKey, user);
  await sessionsLoader(queryClient)();
  expect(sent).not.toHaveBeenCalled();
  const [route] = sessionsRoutes({ queryClient });
  expect(route?.handle).toMatchObject({ permission: 249 });
});
