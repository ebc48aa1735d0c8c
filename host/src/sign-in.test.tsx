import { sessionCalls } from '@advisor/contracts/session/calls';
import { failure, handle, networkFailure } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { screen, waitFor } from '@testing-library/react';
import { navigateAway } from './navigate-away';
import { keepRefusal } from './session/refused-call';
import { renderHost } from './testing/render-host';

jest.mock('./navigate-away');

const unauthorized = (
  body = { authenticationScheme: 'simple', redirectUri: '/simple-login.html' },
) => Response.json(body, { status: 401 });

const server = mockServer(handle(sessionCalls.loggedInUser, () => unauthorized()));
const remoteRoutes = () => [
  { path: '/dashboard', element: <h1>Přehled případů</h1> },
  { path: '/case-identification', element: <h1>Identifikace případu</h1> },
];

const addressOf = ({ state }: { state: { location: { pathname: string; search: string } } }) =>
  `${state.location.pathname}${state.location.search}`;

const fill = async (user: Awaited<ReturnType<typeof renderHost>>['user'], password: string) => {
  await user.type(await screen.findByLabelText('Přihlašovací jméno'), ' advisor ');
  await user.type(screen.getByLabelText('Heslo'), password);
};
const submit = () => screen.getByRole('button', { name: 'Přihlásit se' });

describe('the home page', () => {
  it.each([
    ['/', /^Pracoviště poradceModelace, žádosti a správa úvěrů na jednom místě\.Přihlásit se$/],
    ['/?authAction=manual-sign-out', /Odhlášení proběhlo úspěšně\./],
    ['/?authAction=expirated-sign-in', /Upozornění: Přihlášení vypršelo\./],
    ['/?authAction=expirated-sign-in&authMessage=expirated-idle-time', /29 minutách nečinnosti/],
    ['/?authMessage=expirated-max-session-time', /Uplynula maximální doba přihlášení/],
    ['/?reason=no_permission', /nemáte oprávnění/],
  ])('at %s says why the user is here and leads to sign-in', async (path, message) => {
    await renderHost(path);
    expect(await screen.findByRole('link', { name: 'Přihlásit se' })).toHaveAttribute(
      'href',
      '/simple-login.html',
    );
    expect(screen.getByRole('main')).toHaveTextContent(message);
    expect(document.title).toBe('Přihlášení – Pracoviště poradce');
  });

  it.each([
    ['/', advisorUser(), '/dashboard'],
    ['/', advisorUser({ userPermissions: [110] }), '/case-identification'],
    ['/?redirect=/case-identification', advisorUser(), '/case-identification'],
    ['/?redirect=//evil.example', advisorUser(), '/dashboard'],
  ])('at %s leads a signed-in user on', async (path, user, target) => {
    server.use(handle(sessionCalls.loggedInUser, user));
    const { router } = await renderHost(path, { remoteRoutes: remoteRoutes() });
    await waitFor(() => expect(addressOf(router)).toBe(target));
    expect(await screen.findByRole('heading', { name: /^(Přehled|Identifikace)/ })).toBeVisible();
  });

  const expired = '/?authAction=expirated-sign-in&redirect=/dashboard';

  it.each([
    [
      'a service with a provider of its own',
      { authenticationScheme: 'oidc', redirectUri: 'https://service.bank.example/login' } as const,
      'https://service.bank.example/login?redirect=%2Fdashboard',
    ],
    [
      'the simple scheme',
      { authenticationScheme: 'simple', redirectUri: '/simple-login.html' } as const,
      '/simple-login.html?redirect=%2Fdashboard',
    ],
    ['a gateway that names nothing', undefined, '/simple-login.html?redirect=%2Fdashboard'],
  ])('leads where the refused call said, though the session lives: %s', async (_name, body, to) => {
    server.use(handle(sessionCalls.loggedInUser, advisorUser()));
    keepRefusal(body);
    const { router } = await renderHost(expired, { remoteRoutes: remoteRoutes() });
    expect(await screen.findByRole('link', { name: 'Přihlásit se' })).toHaveAttribute('href', to);
    expect(screen.getByText('Přihlášení vypršelo.', { exact: false })).toBeVisible();
    expect(addressOf(router)).toBe(expired);
  });

  it('goes back once nothing refuses any more', async () => {
    server.use(handle(sessionCalls.loggedInUser, advisorUser()));
    const { router } = await renderHost(expired, { remoteRoutes: remoteRoutes() });
    await waitFor(() => expect(addressOf(router)).toBe('/dashboard'));
  });

  it('goes on to the simple page when the sign-in has begun', async () => {
    const { router } = await renderHost('/?authAction=sign-in&redirect=/dashboard');
    expect(await screen.findByLabelText('Heslo')).toBeVisible();
    expect(addressOf(router)).toBe('/simple-login.html?redirect=%2Fdashboard');
  });

  it('goes on to the local page by the simple scheme, whatever address comes with it', async () => {
    server.use(
      handle(sessionCalls.loggedInUser, () =>
        unauthorized({ authenticationScheme: 'simple', redirectUri: '/api/v1/auth/start' }),
      ),
    );
    const { router } = await renderHost('/?authAction=sign-in&redirect=/dashboard');
    expect(await screen.findByLabelText('Heslo')).toBeVisible();
    expect(addressOf(router)).toBe('/simple-login.html?redirect=%2Fdashboard');
    expect(navigateAway).not.toHaveBeenCalled();
  });

  it('goes on to the identity provider when the bank has one', async () => {
    server.use(
      handle(sessionCalls.loggedInUser, () =>
        unauthorized({ authenticationScheme: 'oidc', redirectUri: '/api/v1/auth/start' }),
      ),
    );
    await renderHost('/?authAction=sign-in&redirect=/dashboard');
    await waitFor(() =>
      expect(navigateAway).toHaveBeenCalledWith('/api/v1/auth/start?redirect=%2Fdashboard'),
    );
  });

  it('signs out a user without any permission, once', async () => {
    server.use(handle(sessionCalls.loggedInUser, failure(403)));
    await renderHost('/');
    await waitFor(() =>
      expect(navigateAway).toHaveBeenCalledWith(
        expect.stringContaining('auth/signout?redirect=%2F%3Freason%3Dno_permission'),
      ),
    );
    await renderHost('/?reason=no_permission');
    expect(await screen.findByText(/nemáte oprávnění/)).toBeVisible();
    expect(navigateAway).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('advisor.session-event')).toContain('reason=no_permission');
  });

  it.each([
    [failure(500, { message: 'Server selhal' }), /Server selhal.*test-trace/],
    [failure(400, { message: 'Chybný dotaz' }), /Chybný dotaz/],
  ])('tells a failure of the server from a server that is away', async (answer, text) => {
    server.use(handle(sessionCalls.loggedInUser, answer));
    const { user } = await renderHost('/');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByText('Server neodpovídá')).not.toBeInTheDocument();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Zkusit znovu' }));
    expect(await screen.findByRole('link', { name: 'Přihlásit se' })).toBeVisible();
  });

  it('says that the server is away and goes on by itself when it is back', async () => {
    server.use(handle(sessionCalls.loggedInUser, networkFailure()));
    await renderHost('/');
    expect(await screen.findByText('Server neodpovídá')).toBeVisible();
    server.resetHandlers();
    expect(
      await screen.findByRole('link', { name: 'Přihlásit se' }, { timeout: 8_000 }),
    ).toBeVisible();
  });
});

describe('a screen of the main layout', () => {
  it('leads a user who is not signed in to sign-in and remembers the way', async () => {
    const { router } = await renderHost('/dashboard?sort=client', { remoteRoutes: remoteRoutes() });
    expect(await screen.findByLabelText('Heslo')).toBeVisible();
    expect(addressOf(router)).toBe('/simple-login.html?redirect=%2Fdashboard%3Fsort%3Dclient');
  });
});

describe('the sign-in page', () => {
  it('signs in and leads where the user wanted', async () => {
    const signedIn = jest.fn();
    server.use(
      handle(sessionCalls.signIn, ({ body }) => {
        signedIn(body);
        server.use(handle(sessionCalls.loggedInUser, advisorUser()));
      }),
    );
    const { user, router } = await renderHost('/simple-login.html?redirect=/case-identification', {
      remoteRoutes: remoteRoutes(),
    });
    await fill(user, 'demo');
    await user.dblClick(submit());
    expect(await screen.findByRole('heading', { name: 'Identifikace případu' })).toBeVisible();
    expect(addressOf(router)).toBe('/case-identification');
    expect(signedIn.mock.calls).toEqual([[{ login: 'advisor', password: 'demo' }]]);
  });

  it('asks for what is missing and puts the focus there', async () => {
    const { user } = await renderHost('/simple-login.html');
    const login = await screen.findByLabelText('Přihlašovací jméno');
    expect(login).toHaveFocus();
    await user.click(submit());
    expect(login).toHaveFocus();
    expect(login).toHaveAccessibleDescription('Zadejte přihlašovací jméno.');
    await user.type(login, 'advisor');
    await user.click(submit());
    expect(screen.getByLabelText('Heslo')).toHaveFocus();
    expect(screen.getByLabelText('Heslo')).toHaveAccessibleDescription('Zadejte heslo.');
  });

  it.each([
    ['a wrong password', failure(400, { errorCode: 90902 }), /nesouhlasí/],
    ['too many attempts', failure(429, { errorCode: 90907 }), /Příliš mnoho/],
    ['a failure of the server', failure(500), /nezdařilo.*test-trace/],
    ['no answer', networkFailure(), /Server neodpovídá/],
  ])(
    'tells of %s, keeps what was typed and lets the user try again',
    async (_name, answer, text) => {
      server.use(handle(sessionCalls.signIn, answer));
      const { user } = await renderHost('/simple-login.html');
      await fill(user, 'wrong');
      await user.click(submit());
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      expect(screen.getByLabelText('Přihlašovací jméno')).toHaveValue(' advisor ');
      expect(screen.getByLabelText('Heslo')).toHaveFocus();
      await waitFor(() => expect(submit()).toBeEnabled());
    },
  );

  it('warns of Caps Lock', async () => {
    const { user } = await renderHost('/simple-login.html');
    await user.click(await screen.findByLabelText('Heslo'));
    await user.keyboard('{CapsLock}a');
    expect(screen.getByText('Máte zapnutý Caps Lock.')).toBeVisible();
  });
});
