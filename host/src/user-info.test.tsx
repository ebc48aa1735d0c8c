import { permission } from '@advisor/contracts/permissions';
import { notificationCalls } from '@advisor/contracts/notifications/calls';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { screen, waitFor, within } from '@testing-library/react';
import { addUserInfoTexts } from './features/user-info/texts';
import { renderHost } from './testing/render-host';

const own = {
  sessionId: 'a'.repeat(43),
  beganOn: '2026-11-20T07:00:00.000Z',
  lastActiveOn: '2026-11-20T08:30:00.000Z',
  endsOn: '2026-11-20T19:00:00.000Z',
  network: '192.0.2.7',
  device: 'Chrome, Windows',
  isFrame: false,
  isOwn: true,
};
const other = { ...own, sessionId: 'b'.repeat(43), device: 'Safari, iOS', isOwn: false };

const choices = [
  { kind: 'decided', name: 'Rozhodnutí o žádosti', isWanted: true, isEmailed: false },
  { kind: 'task-moved', name: 'Nový úkol', isWanted: false, isEmailed: false },
];

const server = mockServer(
  handle(sessionCalls.ownSessions, [own]),
  handle(notificationCalls.choices, choices),
);

async function open(change: Parameters<typeof advisorUser>[0]) {
  server.use(handle(sessionCalls.loggedInUser, advisorUser(change)));
  const view = await renderHost('/user-info');
  // The page's code brings them, once; each test begins with none.
  addUserInfoTexts();
  await screen.findByRole('heading', { level: 1, name: 'Údaje o uživateli' });
  return view;
}

const factsOf = (section: string) => {
  const region = screen.getByRole('region', { name: section });
  return Object.fromEntries(
    within(region)
      .getAllByRole('term')
      .map((term) => [
        term.textContent,
        term.nextElementSibling?.textContent.replaceAll('\u00a0', ' '),
      ]),
  );
};
const permissionsOf = () =>
  within(screen.getByRole('region', { name: 'Oprávnění' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const everybody = {
  firstName: 'Jana',
  lastName: 'Poradcová',
  cpm: '99870001',
  icp: '119870001',
  cin: '70070001',
  phoneNumber: '+420777123456',
  emailAddress: 'jana@banka.example',
  isInternal: false,
  isUserVIP: true,
};

it('tells who is signed in, until when and whose specialist helps', async () => {
  await open({
    userInfo: everybody,
    mortgageSpecialist: {
      firstName: 'Petr',
      lastName: 'Specialista',
      emailAddress: 'petr@banka.example',
    },
    sessionValidTo: '2099-01-01T11:30:00.000Z',
  });
  expect(factsOf('Osobní údaje')).toEqual({
    Jméno: 'Jana Poradcová · VIP',
    'Typ uživatele': 'Externí zprostředkovatel',
    ČPM: '99870001',
    IČP: '119870001',
    CIN: '70070001',
    Telefon: '+420 777 123 456',
    'E-mail': 'jana@banka.example',
    'Přihlášení platí do': '1. 1. 2099 12:30',
  });
  // The menu of the user names the specialist too.
  const { getByRole } = within(screen.getByRole('main'));
  expect(getByRole('link', { name: 'petr@banka.example' })).toHaveAttribute(
    'href',
    'mailto:petr@banka.example',
  );
});

it('says what nobody has stated, and that there is no specialist nor permission', async () => {
  await open({ mortgageSpecialist: undefined, userPermissions: [] });
  expect(factsOf('Osobní údaje')).toMatchObject({ CIN: 'neuvedeno', Telefon: 'neuvedeno' });
  expect(screen.getAllByText('Nemáte přiřazeného specialistu.')).not.toHaveLength(0);
  expect(screen.getByText(/Nemáte žádné oprávnění/)).toBeVisible();
});

it('names each permission in words, and one that it does not know by its number', async () => {
  await open({ userPermissions: [...Object.values(permission), 999] });
  const names = permissionsOf();
  expect(names).toContain('Odesílat žádosti o úvěr');
  expect(names).toHaveLength(Object.values(permission).length + 1);
  expect(names.filter((name) => /\d/.test(name ?? ''))).toEqual(['Oprávnění č. 999']);
});

it('is reached from the menu of the user', async () => {
  server.use(handle(sessionCalls.loggedInUser, advisorUser()));
  const { user } = await renderHost('/settings');
  // The popover is open in a browser only.
  await user.click(await screen.findByRole('link', { name: 'Údaje o uživateli', hidden: true }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Údaje o uživateli' })).toBeVisible();
});

it('tells in which browsers one is signed in, and ends another one', async () => {
  const ended = jest.fn((_sessionId: string) => undefined);
  let listed = [own, other];
  server.use(
    handle(sessionCalls.ownSessions, () => listed),
    handle(sessionCalls.endOwnSession, ({ params }) => {
      listed = [own];
      return ended(String(params.sessionId));
    }),
  );
  const { user } = await open({});
  const table = within(await screen.findByRole('table', { name: 'Moje přihlášení' }));
  const rows = () => table.getAllByRole('row').slice(1);
  expect(rows()[0]).toHaveTextContent(/Chrome, Windowstento prohlížeč · 192\.0\.2\.7/);
  expect(within(rows()[0]!).queryByRole('button')).toBeNull();
  await user.dblClick(table.getByRole('button', { name: /^Odhlásit: Safari, iOS/ }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(ended.mock.calls).toEqual([['b'.repeat(43)]]);
});

it('lives without the list of browsers', async () => {
  server.use(handle(sessionCalls.ownSessions, failure(501)));
  await open({});
  expect(screen.queryByRole('region', { name: 'Moje přihlášení' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Oprávnění' })).toBeVisible();
});

test('what one wants to be told of is chosen here', async () => {
  const chosen = jest.fn((_kind: string, _body: object) => undefined);
  const held = new Map(choices.map(({ kind, isWanted }) => [kind, isWanted]));
  server.use(
    handle(notificationCalls.choices, () =>
      choices.map((one) => ({ ...one, isWanted: held.get(one.kind) ?? true })),
    ),
    handle(notificationCalls.choose, ({ params, body }) => {
      const kind = String(params.kind);
      held.set(kind, body.isWanted ?? true);
      return chosen(kind, body);
    }),
  );
  const { user } = await open({});
  const section = await screen.findByRole('region', { name: 'O čem chci dostávat zprávy' });
  const choice = within(section).getByRole('checkbox', {
    name: 'V aplikaci: Rozhodnutí o žádosti',
  });
  expect(choice).toBeChecked();
  const names = within(section)
    .getAllByRole('checkbox')
    .map((one) => one.getAttribute('aria-label'));
  // Nothing is sent of what is not told.
  expect(names).not.toContain('I e-mailem: Nový úkol');
  await user.click(
    within(section).getByRole('checkbox', { name: 'I e-mailem: Rozhodnutí o žádosti' }),
  );
  await waitFor(() => expect(chosen.mock.calls).toEqual([['decided', { isEmailed: true }]]));
  chosen.mockClear();
  await user.click(choice);
  await waitFor(() => expect(choice).not.toBeChecked());
  await waitFor(() => expect(chosen.mock.calls).toEqual([['decided', { isWanted: false }]]));
  server.use(handle(notificationCalls.choose, failure(500)));
  await user.click(choice);
  expect(await screen.findByRole('alert')).toBeVisible();
  await waitFor(() => expect(choice).not.toBeChecked());
});

test('beside a back end that does not know the choice the page lives without it', async () => {
  server.use(handle(notificationCalls.choices, failure(404)));
  await open({});
  await screen.findByRole('region', { name: 'Moje přihlášení' });
  expect(screen.queryByRole('region', { name: 'O čem chci dostávat zprávy' })).toBeNull();
});
