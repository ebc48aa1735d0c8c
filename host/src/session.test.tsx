import { noteServerTime } from '@advisor/api-client/server-clock';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { handle, networkFailure } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { act, screen, waitFor, within } from '@testing-library/react';
import { navigateAway, reloadPage } from './navigate-away';
import { confirmSignedOut } from './session/end-session';
import { rememberCall } from './session/last-call';
import { renderHost } from './testing/render-host';

jest.mock('./navigate-away');

const minute = 60_000;
const start = Date.parse('2026-11-21T08:00:00Z');
const inFarFuture = '2099-01-01T00:00:00.000Z';
let now = start;

const user = (sessionValidTo: string) =>
  handle(sessionCalls.loggedInUser, advisorUser({ sessionValidTo }));
const server = mockServer(user(inFarFuture));

beforeEach(() => {
  now = start;
  localStorage.clear();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});

const remoteRoutes = () => [{ path: '/dashboard', element: <h1>Přehled</h1> }];

async function render() {
  const host = await renderHost('/dashboard?sort=client', { remoteRoutes: remoteRoutes() });
  await screen.findByRole('heading', { name: 'Přehled' });
  return host;
}

/** Time passes while the machine sleeps; the page then comes back. */
const wakeAfter = (milliseconds: number) =>
  act(() => {
    now += milliseconds;
    document.dispatchEvent(new Event('visibilitychange'));
  });

const signOutOf = (query: Record<string, string>) =>
  expect.stringContaining(
    new URLSearchParams({ redirect: `/?${new URLSearchParams(query)}` }).toString(),
  );

const idleDialog = () => screen.findByRole('dialog', { name: 'Budete automaticky odhlášeni' });

it('warns an idle user and prolongs the session by one call', async () => {
  const { user: person } = await render();
  wakeAfter(24 * minute);
  const dialog = within(await idleDialog());
  expect(dialog.getByRole('timer')).toHaveTextContent('5:00');
  await person.click(dialog.getByRole('button', { name: 'Prodloužit přihlášení' }));
  await waitFor(() => expect(screen.queryByRole('timer')).not.toBeInTheDocument());
  wakeAfter(23 * minute);
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(navigateAway).not.toHaveBeenCalled();
});

it('goes on warning when the answer to stay did not reach the server', async () => {
  const { user: person } = await render();
  wakeAfter(24 * minute);
  const dialog = within(await idleDialog());
  const stay = dialog.getByRole('button', { name: 'Prodloužit přihlášení' });
  const asked = jest.fn();
  server.use(
    handle(sessionCalls.loggedInUser, () => {
      asked();
      return networkFailure();
    }),
  );
  await person.click(stay);
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await waitFor(() => expect(stay).not.toHaveClass('ant-btn-loading'));
  expect(dialog.getByRole('timer')).toHaveTextContent('5:00');
});

it('does not warn while another tab is in use', async () => {
  await render();
  localStorage.setItem('advisor.last-call', String(start + 20 * minute));
  wakeAfter(28 * minute);
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});

it('signs out after 29 minutes and leads back afterwards', async () => {
  await render();
  wakeAfter(29 * minute);
  await waitFor(() =>
    expect(navigateAway).toHaveBeenCalledWith(
      signOutOf({
        authAction: 'expirated-sign-in',
        authMessage: 'expirated-idle-time',
        redirect: '/dashboard?sort=client',
      }),
    ),
  );
  expect(navigateAway).toHaveBeenCalledTimes(1);
});

describe('near the end of the maximum session', () => {
  beforeEach(() => server.use(user(new Date(start + 30 * minute).toISOString())));

  it('warns, lets the user work on, and signs out in the last minute', async () => {
    const { user: person } = await render();
    rememberCall(start + 25 * minute);
    wakeAfter(25 * minute);
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Končí maximální doba přihlášení' }),
    );
    expect(dialog.getByRole('timer')).toHaveTextContent('4:00');
    await person.click(dialog.getByRole('button', { name: 'Pokračovat v práci' }));
    await waitFor(() => expect(screen.queryByRole('timer')).not.toBeInTheDocument());
    wakeAfter(4 * minute + 1);
    await waitFor(() =>
      expect(navigateAway).toHaveBeenCalledWith(
        signOutOf({
          authAction: 'expirated-sign-in',
          authMessage: 'expirated-max-session-time',
          redirect: '/dashboard?sort=client',
        }),
      ),
    );
  });

  it('stops warning when another tab has signed in again', async () => {
    await render();
    server.use(user(inFarFuture));
    rememberCall(start + 25 * minute);
    wakeAfter(25 * minute);
    await waitFor(() => expect(screen.queryByRole('timer')).not.toBeInTheDocument());
    expect(navigateAway).not.toHaveBeenCalled();
  });
});

const hear = (words: Record<string, string>) =>
  act(() => {
    window.dispatchEvent(
      new StorageEvent('storage', {
        key: 'advisor.session-event',
        newValue: String(new URLSearchParams(words)),
      }),
    );
  });

describe('another tab', () => {
  it.each([
    [{ authAction: 'manual-sign-out' }, '/?authAction=manual-sign-out'],
    [
      { authAction: 'expirated-sign-in', authMessage: 'expirated-idle-time' },
      '/?authAction=expirated-sign-in&authMessage=expirated-idle-time&redirect=%2Fdashboard%3Fsort%3Dclient',
    ],
  ])('that signs out by %j takes this one along', async (query, address) => {
    await render();
    hear({ kind: 'signed-out', ...query });
    await waitFor(() => expect(navigateAway).toHaveBeenCalledWith(address));
  });

  it.each([
    ['somebody else', 2, 1],
    ['the same user', 1, 0],
  ])('that signs in as %s', async (_name, userId, left) => {
    const asked = jest.fn();
    await render();
    server.use(
      handle(sessionCalls.loggedInUser, () => {
        asked();
        return advisorUser({ userId });
      }),
    );
    hear({ kind: 'signed-in' });
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await waitFor(() => expect(navigateAway).toHaveBeenCalledTimes(left));
  });
});

it('signs out by hand; the other tabs hear of it when it is done', async () => {
  const { user: person } = await render();
  await person.click(screen.getByRole('button', { name: 'Odhlásit se', hidden: true }));
  await waitFor(() =>
    expect(navigateAway).toHaveBeenCalledWith(signOutOf({ authAction: 'manual-sign-out' })),
  );
  expect(localStorage.getItem('advisor.session-event')).toBeNull();
  confirmSignedOut({ authAction: 'manual-sign-out' });
  expect(localStorage.getItem('advisor.session-event')).toContain('authAction=manual-sign-out');
});

it.each([
  [true, 1],
  [false, 0],
])('loads a page anew that the browser brings back (persisted: %j)', async (persisted, reloads) => {
  await render();
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  });
  expect(reloadPage).toHaveBeenCalledTimes(reloads);
});

describe('where the computer’s clock is wrong', () => {
  const year = 365 * 24 * 60 * minute;
  afterEach(() => noteServerTime(new Date(Date.now()).toUTCString()));

  it.each([
    ['ahead', -year],
    ['behind', year],
  ])('counts the maximum session by the server’s: a year %s', async (_name, difference) => {
    const sessionValidTo = new Date(start + difference + 30 * minute).toISOString();
    server.use(
      handle(sessionCalls.loggedInUser, () => {
        const date = new Date(now + difference).toUTCString();
        return Response.json(advisorUser({ sessionValidTo }), { headers: { date } });
      }),
    );
    await render();
    expect(navigateAway).not.toHaveBeenCalled();
    rememberCall(start + 25 * minute);
    wakeAfter(25 * minute);
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Končí maximální doba přihlášení' }),
    );
    expect(dialog.getByRole('timer')).toHaveTextContent('4:00');
  });
});
