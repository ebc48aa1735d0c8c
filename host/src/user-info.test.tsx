import { permission } from '@advisor/contracts/permissions';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { screen, within } from '@testing-library/react';
import { addUserInfoTexts } from './features/user-info/texts';
import { renderHost } from './testing/render-host';

const server = mockServer();

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
