import { adminCalls } from '@advisor/contracts/admin/calls';
import { settingsPermission } from '@advisor/contracts/admin/permissions';
import { clearDrafts } from '@advisor/forms/drafts';
import { loggedInUserQuery } from '@advisor/shell/session';
import { failure, handle } from '@advisor/testing/handlers';
import { renderRoute } from '@advisor/testing/render-route';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import type { Access, Found, Question } from './access-journal.queries';
import { accessJournalLoader } from './access-journal.loader';
import { accessJournalRoutes } from './routes';

const access = (changed: Partial<Access> = {}): Access => ({
  userId: 1,
  name: 'Jana Nováková',
  seenOn: '2026-11-19T08:00:00.000Z',
  subject: 'case',
  subjectId: '3000001',
  caseId: 3_000_001,
  operation: 'case.get',
  ...changed,
});
const nothing: Found = { accesses: [], total: 0, employees: [], clientIds: [] };
const rules = { clientsADay: 100, clientsANight: 10, nightFrom: 22, nightTo: 5 };
const unusual = handle(adminCalls.unusualAccesses, {
  rules,
  days: [{ userId: 3, name: 'Petr Dvořák', day: '2026-11-18', kind: 'atNight', count: 11 }],
});

const asked = jest.fn<void, [Question]>();
const answer = (found: Partial<Found>) =>
  handle(adminCalls.searchAccesses, ({ body }) => {
    asked(body);
    return { ...nothing, ...found };
  });
const server = mockServer(unusual, answer({}));

beforeEach(() => {
  asked.mockClear();
  clearDrafts();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T09:00:00Z'));
});

const open = () =>
  renderRoute(
    (queryClient) => [
      { HydrateFallback: () => null, children: accessJournalRoutes({ queryClient }) },
    ],
    '/settings/access-journal',
    { user: advisorUser({ userPermissions: [settingsPermission.accessJournal] }) },
  );
const field = (name: RegExp) => screen.findByLabelText(name);
const search = () => screen.findByRole('button', { name: 'Hledat' });
const table = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    // Dates hold spaces at which no line breaks.
    .map((row) => row.textContent?.replaceAll('\u00A0', ' '));

it('finds what an employee was shown, in words', async () => {
  server.use(
    answer({
      accesses: [
        access(),
        access({ subject: 'client', subjectId: '951', caseId: undefined, clientName: 'Eva Malá' }),
        access({ subject: 'customerOnSA', subjectId: '7', clientName: 'Jan Malý' }),
        access({ subject: 'later', subjectId: '8' }),
      ],
      total: 4,
      employees: [{ userId: 1, name: 'Jana Nováková' }],
    }),
  );
  const { user } = await open();
  await user.type(await field(/^Zaměstnanec/), 'novak');
  await user.dblClick(await search());
  const on = '19. 11. 2026 09:00Jana Nováková';
  expect(await table('Nalezené přístupy')).toEqual([
    `${on}Případ 30000013000001`,
    `${on}Klient Eva Malá (951)–`,
    `${on}Osoba na žádosti: Jan Malý3000001`,
    `${on}later 83000001`,
  ]);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asked).toHaveBeenCalledWith({
    employee: 'novak',
    from: '2026-10-21',
    to: '2026-11-20',
    limit: 50,
  });
});

it('asks for a client and a case by their numbers', async () => {
  const { user } = await open();
  await user.type(await field(/^Rodné číslo/), '8804043457');
  await user.type(await field(/^Číslo klienta/), '951');
  await user.type(await field(/^Číslo případu/), '3 000 001');
  await user.click(await search());
  expect(await screen.findByText('Takového klienta registr nezná.')).toBeVisible();
  expect(asked.mock.calls[0]?.[0]).toMatchObject({
    birthNumber: '8804043457',
    clientId: 951,
    caseId: 3_000_001,
  });
});

it('shows more of what was found, and says how many there are', async () => {
  const many = Array.from({ length: 50 }, (_, index) => access({ subjectId: String(index) }));
  server.use(answer({ accesses: many, total: 120 }));
  const { user } = await open();
  await user.type(await field(/^Číslo případu/), '3000001');
  await user.click(await search());
  expect(await screen.findByText(/Zobrazeno 50 z 120/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Zobrazit další' }));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  expect(asked.mock.calls[1]?.[0]).toMatchObject({ caseId: 3_000_001, limit: 100 });
  expect(await table('Nalezené přístupy')).toHaveLength(50);
});

it('leads from an unusual day to what was seen on it', async () => {
  const { user } = await open();
  expect(await table('Neobvyklé nahlížení za 30 dní')).toEqual([
    '18. 11. 2026Petr DvořákMnoho klientů v noci11Zobrazit přístupy',
  ]);
  expect(
    screen.getByText(/víc než 100 různých klientů za den nebo víc než 10 v noci/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Zobrazit přístupy: Petr Dvořák/ }));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(asked).toHaveBeenCalledWith({
    employee: 'Petr Dvořák',
    employeeId: 3,
    from: '2026-11-18',
    to: '2026-11-18',
    limit: 50,
  });
  expect(await field(/^Od/)).toHaveValue('18.\u00A011.\u00A02026');
});

it('says that nobody looked at more than usual', async () => {
  server.use(handle(adminCalls.unusualAccesses, { rules, days: [] }));
  await open();
  expect(await screen.findByText('Nikdo nenahlížel víc, než je obvyklé.')).toBeVisible();
});

it('can be searched when what is unusual cannot be read', async () => {
  server.use(handle(adminCalls.unusualAccesses, failure(500)));
  const { user } = await open();
  expect(await screen.findByText(/nepodařilo zjistit/)).toBeVisible();
  await user.type(await field(/^Zaměstnanec/), 'nikdo');
  await user.click(await search());
  expect(await screen.findByText('Takového zaměstnance banka nezná.')).toBeVisible();
});

it('refuses what makes no sense at its field, and asks for nothing', async () => {
  const { user } = await open();
  await user.click(await search());
  await waitFor(async () =>
    expect(await field(/^Zaměstnanec/)).toHaveAccessibleDescription(/Zadejte zaměstnance/),
  );
  await user.type(await field(/^Rodné číslo/), '8804043458');
  await user.type(await field(/^Číslo případu/), '99999999999');
  await user.clear(await field(/^Do/));
  await user.type(await field(/^Do/), '1.1.2026');
  await user.click(await search());
  await waitFor(async () => expect(await field(/^Rodné číslo/)).toBeInvalid());
  expect(await field(/^Číslo případu/)).toBeInvalid();
  expect(await field(/^Do/)).toHaveAccessibleDescription('Konec nesmí být před začátkem');
  expect(asked).not.toHaveBeenCalled();
});

it('shows at its field that the words mean too many', async () => {
  const message = 'Zadání odpovídá 21 zaměstnancům. Upřesněte je.';
  server.use(handle(adminCalls.searchAccesses, failure(400, { message, field: 'employee' })));
  const { user } = await open();
  await user.type(await field(/^Zaměstnanec/), 'a');
  await user.click(await search());
  await waitFor(async () =>
    expect(await field(/^Zaměstnanec/)).toHaveAccessibleDescription(new RegExp(message)),
  );
  expect(await field(/^Zaměstnanec/)).toHaveValue('a');
});

it('asks for nothing without the permission', async () => {
  const read = jest.fn(() => ({ rules, days: [] }));
  server.use(handle(adminCalls.unusualAccesses, read));
  const queryClient = new QueryClient();
  const user = advisorUser({ userPermissions: [224] });
  queryClient.setQueryData(loggedInUserQuery().queryKey, user);
  await accessJournalLoader(queryClient)();
  expect(read).not.toHaveBeenCalled();
  const [route] = accessJournalRoutes({ queryClient });
  expect(route?.handle).toMatchObject({ permission: 249 });
});
