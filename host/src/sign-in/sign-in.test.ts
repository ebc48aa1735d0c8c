import { observeFailure } from '@advisor/api-client/diagnostics/observed-failures';
import { permission } from '@advisor/contracts/permissions';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { failure, handle, networkFailure } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { setUpUser } from '@advisor/testing/user';
import { advisorUser } from '@advisor/testing/users';
import { screen, waitFor } from '@testing-library/react';
import { parseConfig, readConfig } from '../config/app-config';
import { navigateAway, reloadPage, replacePage } from '../navigate-away';
import { readRegistry } from '../remotes/registry';
import { keepRefusal } from '../session/refused-call';
import { signInDocuments } from './markup';
import { caseRemote } from '../testing/render-host';
import { start } from './start';

jest.mock('../navigate-away');
jest.mock('../remotes/registry');
jest.mock('../config/app-config', () => ({
  ...jest.requireActual<object>('../config/app-config'),
  readConfig: jest.fn(),
}));

const unauthorized = (
  body = { authenticationScheme: 'simple', redirectUri: '/simple-login.html' },
) => Response.json(body, { status: 401 });

const server = mockServer(handle(sessionCalls.loggedInUser, () => unauthorized()));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.mocked(readConfig).mockResolvedValue(inEnvironment('production'));
});

const inEnvironment = (environment: string) =>
  parseConfig({ environment, apiEndpoint: `${window.location.origin}/api/v1` });

/** The document of an address, as the server delivers it and before its script has run. */
async function deliver(address: string): Promise<void> {
  window.history.replaceState(null, '', address);
  const documents = await signInDocuments();
  const text = documents[window.location.pathname === '/' ? 'home' : 'sign-in'];
  const delivered = new DOMParser().parseFromString(text, 'text/html');
  document.title = delivered.title;
  document.body.innerHTML = delivered.body.innerHTML;
  delete document.documentElement.dataset['submitted'];
}

async function open(address: string, overrides: object[] = []) {
  await deliver(address);
  // As the server writes them.
  if (overrides.length > 0) {
    const written = Object.assign(document.createElement('script'), {
      id: 'overrides',
      type: 'application/json',
      textContent: JSON.stringify(overrides),
    });
    document.body.append(written);
  }
  void start();
  return setUpUser();
}

const signInLink = () => screen.findByRole('link', { name: 'Přihlásit se' });
const submit = () => screen.getByRole('button', { name: 'Přihlásit se' });
const prefetched = () => document.head.querySelectorAll('link[rel="prefetch"]');
const fill = async (user: ReturnType<typeof setUpUser>, password: string) => {
  await user.type(screen.getByLabelText('Přihlašovací jméno'), ' advisor ');
  await user.type(screen.getByLabelText('Heslo'), password);
};

describe('remotes from elsewhere', () => {
  const [one, two] = ['http://localhost:3005', 'http://localhost:3006'].map((override, index) => ({
    name: ['case', 'signing'][index],
    override,
  }));

  it.each(['/?authAction=sign-in', '/simple-login.html?redirect=%2Fdashboard'])(
    'are named on %s, and given back at the same address',
    async (address) => {
      await open(address, [one!]);
      const tag = await screen.findByRole('link', {
        name: 'Ukončit a vrátit nasazenou verzi: case z http://localhost:3005',
      });
      expect(tag).toHaveTextContent('case z http://localhost:3005');
      const query = address.split('?')[1]!;
      expect(tag).toHaveAttribute('href', `?${query}&override=none`);
    },
  );

  it('are counted when there are several', async () => {
    await open('/simple-login.html', [one!, two!]);
    expect(await screen.findByRole('link', { name: /^2 části odjinud: case z/ })).toHaveTextContent(
      '2 části odjinud',
    );
  });

  it('are not mentioned where there are none', async () => {
    await open('/simple-login.html');
    expect(screen.queryByRole('link', { name: /nasazen/ })).not.toBeInTheDocument();
  });
});

describe('the home page', () => {
  it.each([
    ['/', []],
    ['/?authAction=manual-sign-out', [/Odhlášení proběhlo úspěšně\./]],
    ['/?authAction=expirated-sign-in', [/Upozornění: Přihlášení vypršelo\./]],
    ['/?authAction=expirated-sign-in&authMessage=expirated-idle-time', [/29 minutách nečinnosti/]],
    ['/?authMessage=expirated-max-session-time', [/Uplynula maximální doba přihlášení/]],
    ['/?reason=no_permission', [/nemáte oprávnění/]],
  ])('at %s says why the user is here and leads to sign-in', async (path, message) => {
    await open(path);
    expect(await signInLink()).toHaveAttribute('href', '/simple-login.html');
    const messages = [...screen.queryAllByRole('status'), ...screen.queryAllByRole('alert')];
    expect(messages.map(({ textContent }) => textContent)).toEqual(
      message.map((text) => expect.stringMatching(text)),
    );
    expect(document.title).toBe('Přihlášení – Pracoviště poradce');
  });

  it.each([
    ['/', advisorUser(), '/dashboard'],
    ['/', advisorUser({ userPermissions: [110] }), '/case-identification'],
    ['/?redirect=/case-identification', advisorUser(), '/case-identification'],
    ['/?redirect=//evil.example', advisorUser(), '/dashboard'],
  ])('at %s leads a signed-in user on', async (path, user, target) => {
    server.use(handle(sessionCalls.loggedInUser, user));
    await open(path);
    await waitFor(() => expect(replacePage).toHaveBeenCalledWith(target));
  });

  const settingsEntry = {
    path: '/settings/rates',
    label: 'Sazebníky',
    icon: 'settings',
    order: 35,
    permissions: [permission.bannerAdministration],
  };
  const registry = {
    remotes: [{ ...caseRemote, name: 'admin', navigation: [settingsEntry] }],
  };

  it.each([
    ['the page that they have chosen', [224, 249], '/settings/rates'],
    ['the usual one when they may not open it any more', [224], '/dashboard'],
  ])('leads to %s', async (_name, userPermissions, target) => {
    const ownSettings = { theme: 'dark', startPage: '/settings/rates' } as const;
    server.use(handle(sessionCalls.loggedInUser, advisorUser({ userPermissions, ownSettings })));
    jest.mocked(readRegistry).mockResolvedValue(registry);
    await open('/');
    await waitFor(() => expect(replacePage).toHaveBeenCalledWith(target));
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });

  it('leads to the usual page when the parts of the product are not told', async () => {
    const ownSettings = { startPage: '/settings/rates' };
    server.use(handle(sessionCalls.loggedInUser, advisorUser({ ownSettings })));
    jest.mocked(readRegistry).mockRejectedValue(new Error('502'));
    await open('/');
    await waitFor(() => expect(replacePage).toHaveBeenCalledWith('/dashboard'));
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
    await open(expired);
    expect(await signInLink()).toHaveAttribute('href', to);
    expect(screen.getByText('Přihlášení vypršelo.', { exact: false })).toBeVisible();
    expect(replacePage).not.toHaveBeenCalled();
  });

  it('goes back once nothing refuses any more', async () => {
    server.use(handle(sessionCalls.loggedInUser, advisorUser()));
    await open(expired);
    await waitFor(() => expect(replacePage).toHaveBeenCalledWith('/dashboard'));
  });

  it('goes on to the simple page when the sign-in has begun', async () => {
    await open('/?authAction=sign-in&redirect=/dashboard');
    await waitFor(() =>
      expect(replacePage).toHaveBeenCalledWith('/simple-login.html?redirect=%2Fdashboard'),
    );
  });

  it.each([
    ['to the local page by the simple scheme', 'simple', '/simple-login.html'],
    ['to the identity provider when the bank has one', 'oidc', '/api/v1/auth/start'],
  ])('goes on %s, whatever address comes with it', async (_where, authenticationScheme, target) => {
    const body = { authenticationScheme, redirectUri: '/api/v1/auth/start' };
    server.use(handle(sessionCalls.loggedInUser, () => unauthorized(body)));
    await open('/?authAction=sign-in&redirect=/dashboard');
    await waitFor(() =>
      expect(replacePage).toHaveBeenCalledWith(`${target}?redirect=%2Fdashboard`),
    );
  });

  it('signs out a user without any permission, once', async () => {
    server.use(handle(sessionCalls.loggedInUser, failure(403)));
    await open('/');
    await waitFor(() =>
      expect(navigateAway).toHaveBeenCalledWith(
        expect.stringContaining('auth/signout?redirect=%2F%3Freason%3Dno_permission'),
      ),
    );
    await open('/?reason=no_permission');
    expect(await screen.findByRole('alert')).toHaveTextContent(/nemáte oprávnění/);
    expect(navigateAway).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('advisor.session-event')).toContain('reason=no_permission');
  });

  it.each([
    [failure(500, { message: 'Server selhal' }), /Server selhal.*test-trace/],
    [failure(400, { message: 'Chybný dotaz' }), /Chybný dotaz/],
  ])('tells a failure of the server from a server that is away', async (answer, text) => {
    server.use(handle(sessionCalls.loggedInUser, answer));
    const user = await open('/');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await user.click(screen.getByRole('button', { name: 'Zkusit znovu' }));
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  it('says that the server is away and goes on by itself when it is back', async () => {
    server.use(handle(sessionCalls.loggedInUser, networkFailure()));
    await open('/');
    expect(await screen.findByRole('alert')).toHaveTextContent('Server neodpovídá');
    server.resetHandlers();
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
  });

  it('follows a sign-in in another tab', async () => {
    await open('/?redirect=/case-identification');
    await signInLink();
    const event = { key: 'advisor.session-event', newValue: 'kind=signed-in&at=1' };
    window.dispatchEvent(new StorageEvent('storage', event));
    expect(replacePage).toHaveBeenCalledWith('/?redirect=%2Fcase-identification');
  });
});

describe('the sign-in page', () => {
  it('signs in and leads where the user wanted', async () => {
    const signedIn = jest.fn();
    server.use(handle(sessionCalls.signIn, ({ body }) => void signedIn(body)));
    const user = await open('/simple-login.html?redirect=/case-identification');
    await fill(user, 'demo');
    await user.dblClick(submit());
    await waitFor(() => expect(replacePage).toHaveBeenCalledWith('/case-identification'));
    expect(signedIn.mock.calls).toEqual([[{ login: 'advisor', password: 'demo' }]]);
    expect(localStorage.getItem('advisor.session-event')).toContain('kind=signed-in');
  });

  it('leads to the start page of who wanted nothing certain', async () => {
    server.use(
      handle(sessionCalls.signIn, () => {
        server.use(handle(sessionCalls.loggedInUser, advisorUser({ userPermissions: [110] })));
      }),
    );
    const user = await open('/simple-login.html');
    await fill(user, 'demo');
    await user.click(submit());
    await waitFor(() => expect(replacePage).toHaveBeenCalledWith('/case-identification'));
  });

  it('signs in by what was sent before its script had come', async () => {
    const signedIn = jest.fn();
    server.use(handle(sessionCalls.signIn, ({ body }) => void signedIn(body)));
    await deliver('/simple-login.html?redirect=/dashboard');
    await fill(setUpUser(), 'demo');
    document.documentElement.dataset['submitted'] = '';
    void start();
    await waitFor(() => expect(replacePage).toHaveBeenCalledWith('/dashboard'));
    expect(signedIn).toHaveBeenCalledTimes(1);
  });

  it('puts no password into an address when its script does not come', async () => {
    await deliver('/simple-login.html');
    expect(document.querySelector('form')).toHaveAttribute('method', 'post');
  });

  it('asks for what is missing and puts the focus there', async () => {
    const user = await open('/simple-login.html');
    const login = screen.getByLabelText('Přihlašovací jméno');
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
      const user = await open('/simple-login.html');
      await fill(user, 'wrong');
      await user.click(submit());
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      expect(screen.getByLabelText('Přihlašovací jméno')).toHaveValue(' advisor ');
      expect(screen.getByLabelText('Heslo')).toHaveFocus();
      expect(submit()).toHaveAttribute('aria-busy', 'false');
      expect(screen.getAllByRole('alert')).toHaveLength(1);
    },
  );

  it('warns of Caps Lock', async () => {
    const user = await open('/simple-login.html');
    expect(screen.queryByText('Máte zapnutý Caps Lock.')).not.toBeInTheDocument();
    await user.click(screen.getByLabelText('Heslo'));
    await user.keyboard('{CapsLock}a');
    expect(screen.getByText('Máte zapnutý Caps Lock.')).toBeVisible();
  });

  it('shows the password on demand', async () => {
    const user = await open('/simple-login.html');
    const button = screen.getByRole('button', { name: 'Zobrazit heslo' });
    await user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByLabelText('Heslo')).toHaveAttribute('type', 'text');
  });

  it.each([
    [undefined, 1],
    [{ saveData: true }, 0],
  ])('fetches the first screen while the user types, with %j', async (connection, count) => {
    Object.defineProperty(window.navigator, 'connection', {
      value: connection,
      configurable: true,
    });
    await deliver('/simple-login.html');
    // As the server fills it in.
    const mark = '<!-- prefetch /dashboard -->';
    expect(document.body.innerHTML).toContain(mark);
    document.body.innerHTML = document.body.innerHTML.replace(
      mark,
      '<template data-prefetch><link rel="prefetch" href="data:text/javascript,"></template>',
    );
    const started = start();
    expect(prefetched()).toHaveLength(0);
    await started;
    expect(prefetched()).toHaveLength(count);
    prefetched().forEach((link) => link.remove());
  });

  it('tells the server of an error, and nothing that was typed', async () => {
    const beacon = jest.fn((_address: string, body: Blob) => body.size > 0);
    Object.defineProperty(window.navigator, 'sendBeacon', { value: beacon, configurable: true });
    await deliver('/simple-login.html?redirect=/mortgage/case-detail/3000017');
    await start();
    jest.useFakeTimers();
    observeFailure(new TypeError('advisor 3000017'), 'window');
    await jest.advanceTimersByTimeAsync(1_000);
    jest.useRealTimers();
    const [[address, body] = []] = beacon.mock.calls;
    expect(address).toMatch(/diagnostics\/reports$/);
    const text = (await body?.text()) ?? '';
    expect(JSON.parse(text)).toMatchObject({
      errors: [{ part: 'host', origin: 'window', name: 'TypeError', route: '/simple-login.html' }],
      vitals: [],
    });
    expect(text).not.toMatch(/advisor|3000017/);
  });

  it('says where the user works, outside production', async () => {
    jest.mocked(readConfig).mockResolvedValue(inEnvironment('test'));
    await open('/simple-login.html');
    expect(await screen.findByTitle('Prostředí test, údaje nejsou ostré')).toHaveTextContent(
      'test',
    );
  });
});
