import 'fake-indexeddb/auto';
import { adminCalls } from '@advisor/contracts/admin/calls';
import { clearDrafts, flushDrafts, openDrafts } from '@advisor/forms/drafts';
import { loggedInUserQuery } from '@advisor/shell/session';
import { failure, handle, networkFailure } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import '@advisor/testing/subtle-crypto';
import { advisorUser } from '@advisor/testing/users';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Person } from '../../people/person';
import { userNotificationRoutes } from './routes';
import { openNotifications, sentNotification } from './testing/open-notifications';
import { userNotificationLoader } from './user-notification.loader';

const broker: Person = {
  userId: 2,
  firstName: 'Tomáš',
  lastName: 'Kříž',
  cpm: '55310246',
  isInternal: false,
};
const advisor: Person = {
  userId: 1,
  firstName: 'Jana',
  lastName: 'Nováková',
  icp: '114306569',
  isInternal: true,
};

const sent = jest.fn();
const answerTo = (answer: unknown) => (input: unknown) => {
  sent(input);
  return answer as never;
};
const roles = { advisors: 6, brokers: 1, administrators: 1 };
const server = mockServer(
  handle(adminCalls.listNotifications, [sentNotification()]),
  handle(adminCalls.notificationAudiences, { everybody: 7, roles }),
  handle(adminCalls.searchUsers, { users: [broker], hasMore: false }),
  handle(adminCalls.createNotification, answerTo({ notificationId: 8 })),
);
beforeEach(() => {
  sent.mockClear();
  openDrafts(4);
});
afterEach(clearDrafts);

const press = (name: string | RegExp) => screen.findByRole('button', { name });

type Written = Awaited<ReturnType<typeof write>>;

/** Finds the broker and adds them. */
async function choose(user: Written['user'], dialog: Written['dialog']) {
  await user.type(dialog.getByLabelText('Jméno, nebo číslo uživatele'), 'kriz{Enter}');
  await user.click(await dialog.findByRole('button', { name: 'Přidat: Kříž Tomáš' }));
}

/** Opens the form. */
async function write() {
  const opened = await openNotifications();
  await opened.user.click(await press('Nová zpráva'));
  return { ...opened, dialog: within(await screen.findByRole('dialog')) };
}

async function confirm(user: Written['user']) {
  // antd gives every dialog of a test the same id, and so the same name.
  const title = await screen.findByText('Odeslat zprávu?');
  const question = within(title.closest('[role=dialog]') as HTMLElement);
  await user.dblClick(await question.findByRole('button', { name: 'Odeslat' }));
}

it('lists what was sent, to whom, and how many have read it', async () => {
  server.use(
    handle(adminCalls.listNotifications, [
      sentNotification(),
      sentNotification({
        notificationId: 6,
        title: 'Omyl',
        description: undefined,
        audience: ['everybody'],
        readCount: 1,
        withdrawnOn: '2026-11-20T09:00:00.000Z',
        withdrawnBy: 'Petr Dvořák',
      }),
    ]),
  );
  await openNotifications();
  const [first, second] = within(
    await screen.findByRole('region', { name: 'Odeslané' }),
  ).getAllByRole('listitem');
  expect(first).toHaveTextContent(
    /Nový sazebník.*20\. 11\. 2026 09:30, Alena Šťastná · komu: zaměstnanci banky, makléři · přečteno 3.z.7/,
  );
  expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    'https://www.kb.cz/sazebnik',
  );
  expect(second).toHaveTextContent(/Staženo Omyl.*komu: všichni.*staženo .*Petr Dvořák/);
  expect(within(second as HTMLElement).queryByRole('button')).toBeNull();
});

it('sends to users who were found by name, once', async () => {
  const { user, dialog } = await write();
  await user.type(dialog.getByLabelText(/^Nadpis/), 'Nový <b>sazebník</b>');
  await choose(user, dialog);
  expect(dialog.getByRole('button', { name: 'Přidat: Kříž Tomáš' })).toBeDisabled();
  expect(dialog.getByText('Vybrán 1 příjemce')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Odeslat' }));
  await confirm(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    body: { title: 'Nový <b>sazebník</b>', userIds: [2] },
  });
});

it('clears the search by Escape, and stays open', async () => {
  const { user, dialog } = await write();
  const search = dialog.getByLabelText('Jméno, nebo číslo uživatele');
  await user.type(search, 'kriz{Escape}');
  expect(search).toHaveValue('');
  expect(screen.getByRole('dialog')).toBeVisible();
  await user.type(search, '{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('finds by a number of both schemes', async () => {
  const asked = jest.fn();
  server.use(
    handle(adminCalls.findUser, ({ body }) => {
      asked(body);
      return (body as { scheme: number }).scheme === 7 ? broker : failure(404);
    }),
  );
  const { user, dialog, banners } = await write();
  await user.type(dialog.getByLabelText('Jméno, nebo číslo uživatele'), '55310246{Enter}');
  expect(await dialog.findByRole('button', { name: 'Přidat: Kříž Tomáš' })).toBeVisible();
  expect(asked.mock.calls.map(([body]) => body)).toEqual([
    { scheme: 7, identity: '55310246' },
    { scheme: 9, identity: '55310246' },
  ]);
  expect(banners).toEqual([]);
});

it('takes a pasted list, and names what is wrong in it', async () => {
  server.use(
    handle(adminCalls.resolveUsers, ({ body }) => {
      sent(body);
      return [
        { identity: '55310246', users: [broker] },
        { identity: '000', users: [] },
        { identity: '114306569', users: [broker, advisor] },
      ];
    }),
  );
  const { user, dialog } = await write();
  await user.click(dialog.getByRole('button', { name: 'Vložit seznam čísel' }));
  await user.click(dialog.getByLabelText('Čísla uživatelů'));
  await user.paste('55310246; 000\n114306569\t55310246');
  await user.click(dialog.getByRole('button', { name: 'Přidat ze seznamu' }));
  expect(await dialog.findByText('Tato čísla nikomu nepatří: 000')).toBeVisible();
  expect(dialog.getByText(/patří dvěma lidem.*: 114306569/)).toBeVisible();
  expect(dialog.getByLabelText('Čísla uživatelů')).toHaveValue('000\n114306569');
  expect(dialog.getByText('Vybrán 1 příjemce')).toBeVisible();
  expect(sent.mock.calls[0]?.[0]).toEqual({ identities: ['55310246', '000', '114306569'] });
});

it('says that a list is too long before it is sent', async () => {
  const { user, dialog } = await write();
  await user.click(dialog.getByRole('button', { name: 'Vložit seznam čísel' }));
  await user.click(dialog.getByLabelText('Čísla uživatelů'));
  await user.paste(Array.from({ length: 1_001 }, (_, at) => String(at)).join('\n'));
  expect(dialog.getByText(/V seznamu je 1.001 čísel/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Přidat ze seznamu' })).toBeDisabled();
});

it('sends to roles, whose sizes it shows', async () => {
  const { user, dialog } = await write();
  await user.type(dialog.getByLabelText(/^Nadpis/), 'Školení');
  await user.click(dialog.getByLabelText('Skupinám'));
  await user.click(dialog.getByRole('button', { name: 'Odeslat' }));
  expect(await dialog.findAllByText('Vyberte aspoň jednu skupinu')).not.toEqual([]);
  await user.click(dialog.getByLabelText('Makléřům (1)'));
  await user.click(dialog.getByRole('button', { name: 'Odeslat' }));
  await confirm(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ body: { roles: ['brokers'] } });
});

it('says how many everybody is before it sends', async () => {
  const { user, dialog } = await write();
  await user.type(dialog.getByLabelText(/^Nadpis/), 'Školení');
  await user.click(dialog.getByLabelText('Všem (7)'));
  await user.click(dialog.getByRole('button', { name: 'Odeslat' }));
  const told = await screen.findByText(/Zprávu „Školení“ dostanou: všichni/);
  await waitFor(() => expect(told).toBeVisible());
  await confirm(user);
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(Object.keys(sent.mock.calls[0]?.[0].body)).toEqual(['title']);
});

it('refuses what makes no sense at its field', async () => {
  const { user, dialog } = await write();
  await user.click(dialog.getByLabelText(/^Text/));
  await user.paste('x'.repeat(10_000));
  await user.click(dialog.getByRole('button', { name: 'Odeslat' }));
  await waitFor(() => expect(dialog.getByLabelText(/^Nadpis/)).toBeInvalid());
  expect(dialog.getByLabelText(/^Text/)).toBeInvalid();
  expect(dialog.getAllByText('Vyberte aspoň jednoho příjemce')).not.toEqual([]);
  expect(sent).not.toHaveBeenCalled();
});

it('keeps what was typed after a failed call', async () => {
  server.use(handle(adminCalls.createNotification, networkFailure()));
  const { user, dialog } = await write();
  await user.type(dialog.getByLabelText(/^Nadpis/), 'Školení');
  await choose(user, dialog);
  await user.click(dialog.getByRole('button', { name: 'Odeslat' }));
  await confirm(user);
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Odeslat' })).toBeEnabled());
  expect(dialog.getByLabelText(/^Nadpis/)).toHaveValue('Školení');
  expect(dialog.getByText('Vybrán 1 příjemce')).toBeVisible();
});

it('shows the first of many who were chosen, and all of them when asked', async () => {
  const people = Array.from({ length: 21 }, (_, at) => ({ ...broker, userId: 100 + at }));
  server.use(
    handle(
      adminCalls.resolveUsers,
      people.map((person) => ({ identity: String(person.userId), users: [person] })),
    ),
  );
  const { user, dialog } = await write();
  await user.click(dialog.getByRole('button', { name: 'Vložit seznam čísel' }));
  await user.click(dialog.getByLabelText('Čísla uživatelů'));
  await user.paste('100');
  await user.click(dialog.getByRole('button', { name: 'Přidat ze seznamu' }));
  expect(await dialog.findByText('Vybráno 21 příjemců')).toBeVisible();
  const chosen = within(dialog.getByRole('list', { name: 'Vybraní příjemci' }));
  expect(chosen.getAllByRole('listitem')).toHaveLength(20);
  await user.click(dialog.getByRole('button', { name: 'Zobrazit všechny (21)' }));
  expect(chosen.getAllByRole('listitem')).toHaveLength(21);
});

it('names no more wrong numbers than anybody reads; all stay in the field', async () => {
  const numbers = Array.from({ length: 30 }, (_, at) => String(900 + at));
  server.use(
    handle(
      adminCalls.resolveUsers,
      numbers.map((identity) => ({ identity, users: [] })),
    ),
  );
  const { user, dialog } = await write();
  await user.click(dialog.getByRole('button', { name: 'Vložit seznam čísel' }));
  await user.click(dialog.getByLabelText('Čísla uživatelů'));
  await user.paste(numbers.join('\n'));
  await user.click(dialog.getByRole('button', { name: 'Přidat ze seznamu' }));
  expect(await dialog.findByText(/nikomu nepatří: 900,.*, 919 a další, celkem 30$/)).toBeVisible();
  expect(dialog.getByLabelText('Čísla uživatelů')).toHaveValue(numbers.join('\n'));
});

it('has what was typed after a reload', async () => {
  const { user, dialog } = await write();
  await user.type(dialog.getByLabelText(/^Nadpis/), 'Školení');
  await choose(user, dialog);
  cleanup();
  await flushDrafts();
  const again = await write();
  await waitFor(() => expect(again.dialog.getByLabelText(/^Nadpis/)).toHaveValue('Školení'));
  expect(again.dialog.getByText('Vybrán 1 příjemce')).toBeVisible();
});

it('shows what the server refuses at the recipients', async () => {
  server.use(
    handle(
      adminCalls.createNotification,
      failure(400, { message: 'Tito příjemci neexistují: 2.', field: 'userIds' }),
    ),
  );
  const { user, dialog, banners } = await write();
  await user.type(dialog.getByLabelText(/^Nadpis/), 'Školení');
  await choose(user, dialog);
  await user.click(dialog.getByRole('button', { name: 'Odeslat' }));
  await confirm(user);
  expect(await dialog.findAllByText('Tito příjemci neexistují: 2.')).not.toEqual([]);
  expect(banners).toEqual([]);
});

it('withdraws after a question, once', async () => {
  server.use(handle(adminCalls.withdrawNotification, answerTo(undefined)));
  const { user } = await openNotifications();
  await user.click(await press('Stáhnout: Nový sazebník'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.dblClick(dialog.getByRole('button', { name: 'Stáhnout' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveBeenCalledTimes(1);
});

it('asks for nothing without the permission; the layout says why', async () => {
  server.use(handle(adminCalls.listNotifications, answerTo([])));
  const queryClient = new QueryClient();
  const user = advisorUser({ userPermissions: [224] });
  queryClient.setQueryData(loggedInUserQuery().queryKey, user);
  await userNotificationLoader(queryClient)();
  expect(sent).not.toHaveBeenCalled();
  const [route] = userNotificationRoutes({ queryClient });
  expect(route?.handle).toMatchObject({ permission: 249 });
});

it('leaves a failure of the list to the error page', async () => {
  server.use(handle(adminCalls.listNotifications, failure(500)));
  await openNotifications();
  expect(await screen.findByText('Nelze načíst')).toBeVisible();
});
