import { sessionCalls } from '@advisor/contracts/session/calls';
import type { OwnSettings } from '@advisor/contracts/session/own-settings';
import { notificationCalls } from '@advisor/contracts/notifications/calls';
import { hearLive } from '@advisor/shell/live';
import { failure, handle, networkFailure } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { act, screen, waitFor, within } from '@testing-library/react';
import { addUserInfoTexts } from './features/user-info/texts';
import type { OwnChoice } from './session/own-settings';
import { caseRemote, renderHost } from './testing/render-host';

const adminRemote = {
  ...caseRemote,
  name: 'admin',
  owns: ['/settings/rates', '/settings/sessions'],
  navigation: [
    {
      path: '/settings/rates',
      label: 'Sazebníky',
      icon: 'settings',
      order: 35,
      permissions: [249],
    },
  ],
};
const registry = { remotes: [caseRemote, adminRemote] };

const server = mockServer(
  handle(sessionCalls.ownSessions, []),
  handle(notificationCalls.choices, []),
  handle(notificationCalls.unread, { count: 0 }),
);

/** What the server holds. */
let held: OwnSettings | undefined;
const saved = jest.fn((_body: OwnChoice) => undefined);
const { dataset } = document.documentElement;

beforeEach(() => {
  held = {};
  saved.mockClear();
  localStorage.clear();
  server.use(
    handle(sessionCalls.loggedInUser, () => advisorUser({ ownSettings: held })),
    handle(sessionCalls.saveOwnSettings, ({ body }) => {
      saved(body);
      const { startPage, ...look } = body;
      held = { ...held, ...look };
      if (startPage !== undefined) held.startPage = startPage ?? undefined;
      return held;
    }),
  );
});

async function open() {
  const view = await renderHost('/user-info', { registry });
  // The page's code brings them, once; each test begins with none.
  addUserInfoTexts();
  await screen.findByRole('heading', { level: 1, name: 'Údaje o uživateli' });
  return view;
}

const section = () => within(screen.getByRole('region', { name: 'Moje nastavení' }));
const choice = (group: string, name: string) =>
  within(section().getByRole('radiogroup', { name: group })).getByRole('radio', { name });
/** What a user clicks on: the radio under it takes no pointer. */
const word = (group: string, name: string) =>
  within(section().getByRole('radiogroup', { name: group })).getByText(name);
const startPage = () => section().getByRole('combobox', { name: 'Úvodní stránka' });

it('shows at once what was chosen, and keeps it for the user', async () => {
  const { user } = await open();
  expect(choice('Vzhled', 'Podle systému')).toBeChecked();
  expect(choice('Hustota', 'Pohodlná')).toBeChecked();
  await user.click(word('Vzhled', 'Tmavý'));
  expect(choice('Vzhled', 'Tmavý')).toBeChecked();
  expect(dataset['theme']).toBe('dark');
  await waitFor(() => expect(held).toEqual({ theme: 'dark' }));
  await user.dblClick(word('Hustota', 'Kompaktní'));
  expect(dataset['density']).toBe('compact');
  await waitFor(() => expect(held).toEqual({ theme: 'dark', density: 'compact' }));
  expect(saved.mock.calls).toEqual([[{ theme: 'dark' }], [{ density: 'compact' }]]);
  expect(localStorage.getItem('advisor.own-look')).toBe('dark compact');
});

it('chooses by the arrow keys', async () => {
  const { user } = await open();
  await user.click(word('Vzhled', 'Podle systému'));
  await user.keyboard('{ArrowLeft}');
  expect(choice('Vzhled', 'Tmavý')).toBeChecked();
  await waitFor(() => expect(held).toEqual({ theme: 'dark' }));
});

it('saves the last choice last, however long the first one takes', async () => {
  const answers: (() => void)[] = [];
  server.use(
    handle(sessionCalls.saveOwnSettings, async ({ body }) => {
      saved(body);
      await new Promise<void>((resolve) => answers.push(resolve));
      held = { ...held, theme: body.theme, density: body.density };
      return held;
    }),
  );
  const { user } = await open();
  await user.click(word('Vzhled', 'Tmavý'));
  await user.click(word('Hustota', 'Kompaktní'));
  await user.click(word('Vzhled', 'Světlý'));
  expect(saved.mock.calls).toEqual([[{ theme: 'dark' }]]);
  answers[0]!();
  await waitFor(() => expect(answers).toHaveLength(2));
  expect([dataset['theme'], dataset['density']]).toEqual(['light', 'compact']);
  answers[1]!();
  await waitFor(() => expect(held).toEqual({ theme: 'light', density: 'compact' }));
  expect(saved.mock.calls[1]).toEqual([{ theme: 'light', density: 'compact' }]);
  expect(choice('Vzhled', 'Světlý')).toBeChecked();
});

it('takes back what could not be saved, and says why', async () => {
  server.use(
    handle(sessionCalls.saveOwnSettings, failure(500, { message: 'Nastavení se neuložilo.' })),
  );
  held = { theme: 'light' };
  const { user } = await open();
  await user.click(word('Vzhled', 'Tmavý'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nastavení se neuložilo.');
  expect(choice('Vzhled', 'Světlý')).toBeChecked();
  expect([dataset['theme'], localStorage.getItem('advisor.own-look')]).toEqual(['light', 'light']);
});

it('tries again with everything that was chosen before no answer came', async () => {
  let fail: (() => void) | undefined;
  server.use(
    handle(sessionCalls.saveOwnSettings, async () => {
      await new Promise<void>((resolve) => (fail = resolve));
      return networkFailure();
    }),
  );
  const { user } = await open();
  await user.click(word('Vzhled', 'Tmavý'));
  await waitFor(() => expect(fail).toBeDefined());
  await user.click(word('Hustota', 'Kompaktní'));
  fail!();
  const again = await screen.findByRole('button', { name: 'Zkusit znovu' });
  await waitFor(() => expect(choice('Hustota', 'Pohodlná')).toBeChecked());
  server.use(
    handle(
      sessionCalls.saveOwnSettings,
      ({ body }) => (saved(body), { ...body, startPage: undefined }),
    ),
  );
  await user.click(again);
  await waitFor(() => expect(choice('Vzhled', 'Tmavý')).toBeChecked());
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ theme: 'dark', density: 'compact' }));
});

const offered = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.click(startPage());
  return screen.getAllByRole('option').map(({ textContent }) => textContent);
};

it('offers the pages that the user may open', async () => {
  const { user } = await open();
  await user.click(startPage());
  await user.click(await screen.findByText('Sazebníky', { selector: '[title] *, [title]' }));
  await waitFor(() => expect(held).toEqual({ startPage: '/settings/rates' }));
  await user.click(startPage());
  await user.click(await screen.findByTitle('Obvyklá: Přehled případů'));
  await waitFor(() => expect(held).toEqual({ startPage: undefined }));
  expect(saved).toHaveBeenLastCalledWith({ startPage: null });
});

it('neither offers nor keeps shown a page that the user may not open', async () => {
  held = { startPage: '/settings/rates' };
  server.use(
    handle(sessionCalls.loggedInUser, () =>
      advisorUser({ ownSettings: held, userPermissions: [224] }),
    ),
  );
  const { user } = await open();
  expect(section().getByText('Obvyklá: Přehled případů')).toBeVisible();
  expect(await offered(user)).not.toContain('Sazebníky');
});

it('takes over what was set elsewhere', async () => {
  await open();
  held = { theme: 'dark', density: 'compact' };
  act(() => hearLive({ topic: 'own-settings' }));
  await waitFor(() => expect(choice('Vzhled', 'Tmavý')).toBeChecked());
  expect([dataset['theme'], dataset['density']]).toEqual(['dark', 'compact']);
});

it('takes over the last of what was set elsewhere one after the other', async () => {
  await open();
  const answers: (() => void)[] = [];
  server.use(
    handle(sessionCalls.loggedInUser, async () => {
      const read = held;
      await new Promise<void>((resolve) => answers.push(resolve));
      return advisorUser({ ownSettings: read });
    }),
  );
  held = { theme: 'dark' };
  act(() => hearLive({ topic: 'own-settings' }));
  await waitFor(() => expect(answers).toHaveLength(1));
  held = { theme: 'light' };
  act(() => hearLive({ topic: 'own-settings' }));
  await waitFor(() => expect(answers).toHaveLength(2));
  for (const answer of answers) answer();
  await waitFor(() => expect(choice('Vzhled', 'Světlý')).toBeChecked());
});

it('asks for nothing of its own when something may have been missed', async () => {
  await open();
  const asked = jest.fn(() => advisorUser({ ownSettings: held }));
  server.use(handle(sessionCalls.loggedInUser, asked));
  act(() => hearLive({ topic: 'missed' }));
  act(() => hearLive({ topic: 'own-settings' }));
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(asked).toHaveBeenCalledTimes(1);
});

it('forgets what somebody else has left in the browser', async () => {
  localStorage.setItem('advisor.own-look', 'dark compact');
  await open();
  expect([dataset['theme'], dataset['density']]).toEqual(['light', 'comfortable']);
  expect(localStorage.getItem('advisor.own-look')).toBeNull();
});

it('is set in the menu of the user, too', async () => {
  const { user } = await open();
  const menu = within(screen.getByRole('group', { name: 'Vzhled', hidden: true }));
  await user.click(menu.getByRole('button', { name: 'Tmavý', hidden: true }));
  await waitFor(() => expect(held).toEqual({ theme: 'dark' }));
  expect(choice('Vzhled', 'Tmavý')).toBeChecked();
});

it('leaves the theme to the browser beside a back end that keeps none', async () => {
  held = undefined;
  const { user } = await open();
  expect(screen.queryByRole('region', { name: 'Moje nastavení' })).toBeNull();
  const menu = within(screen.getByRole('group', { name: 'Vzhled', hidden: true }));
  await user.click(menu.getByRole('button', { name: 'Tmavý', hidden: true }));
  expect(dataset['theme']).toBe('dark');
  expect(localStorage.getItem('advisor.theme')).toBe('dark');
  expect(saved).not.toHaveBeenCalled();
});
