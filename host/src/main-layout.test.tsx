import { operationQuery } from '@advisor/api-client/operation-query';
import type { ErrorFlag } from '@advisor/api-client/error-policy';
import { call } from '@advisor/api-client/call';
import { caseCalls } from '@advisor/contracts/case/calls';
import { notificationCalls } from '@advisor/contracts/notifications/calls';
import type { Banner } from '@advisor/contracts/notifications/endpoints';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { notify, useNotificationStore } from '@advisor/shell/notifications';
import { useCurrentClientStore } from '@advisor/shell/current-client';
import { failure, handle, networkFailure } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import type { Case } from '@advisor/contracts/case/detail';
import { useChange } from '@advisor/shell/use-change';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { navigateAway } from './navigate-away';
import { takeRefusal } from './session/refused-call';
import { renderHost } from './testing/render-host';

jest.mock('./navigate-away');

const openCase: Case = {
  caseId: 7,
  contractNumber: 'HU-2026-7',
  state: 1,
  productTypeId: 20001,
  mandantId: 2,
  targetAmount: 3_000_000,
  owner: { userId: 1, name: 'Jana Poradcová' },
  customer: {
    customerOnSAId: 71,
    householdId: 72,
    firstName: 'Božena',
    lastName: 'Dvořáčková',
    dateOfBirth: '1985-02-03',
    identity: { id: 5, scheme: 2 },
  },
  salesArrangementId: 73,
  createdOn: '2026-11-01T08:00:00+01:00',
  lastChangedOn: '2026-11-20T08:00:00+01:00',
};

const outage: Banner = {
  feBannerId: 1,
  title: 'Odstávka',
  severity: 'info',
  visibleFrom: '2026-11-01T08:00:00+01:00',
  visibleTo: '2026-12-01T08:00:00+01:00',
};

const server = mockServer(
  handle(sessionCalls.loggedInUser, advisorUser()),
  handle(caseCalls.get, openCase),
  handle(notificationCalls.currentBanners, [outage]),
  handle(caseCalls.stages, { salesArrangementId: 73, stages: [] }),
  handle(caseCalls.menuFlags, []),
);

const banners = () => operationQuery(notificationCalls.currentBanners, {});

const noFlags: readonly ErrorFlag[] = [];

/** A remote's screen that reads and writes. */
function UnreadScreen({ shows = noFlags }: { shows?: readonly ErrorFlag[] }) {
  const { data, refetch } = useQuery(banners());
  const cancel = useChange({
    key: ['case.cancel', 7],
    shows,
    call: () => call(caseCalls.cancel, { params: { caseId: 7 } }),
  });
  return (
    <>
      <h1 tabIndex={-1}>Nepřečtené</h1>
      <p>Počet: {data?.length}</p>
      <button onClick={() => void refetch()}>Obnovit</button>
      <button onClick={() => cancel.run()}>Stornovat</button>
      {cancel.failure && <p>Nestornováno</p>}
    </>
  );
}

const remoteRoutes = () => [
  {
    path: '/dashboard',
    element: <UnreadScreen />,
    handle: { titleKey: 'test:title', newProductButton: true },
  },
  { path: '/conflict', element: <UnreadScreen shows={['conflict']} /> },
  {
    path: '/mortgage/case-detail/:caseId?',
    element: <h1 tabIndex={-1}>Detail</h1>,
    handle: { titleKey: 'test:title', backButton: true, clientPanel: true },
  },
  {
    path: '/forbidden',
    element: <h1>Tajné</h1>,
    handle: { permission: 249, newProductButton: true },
  },
  {
    path: '/failing',
    loader: () => call(caseCalls.get, { params: { caseId: 7 } }),
    element: <h1>Podařilo se</h1>,
  },
  {
    path: '/broken',
    Component: () => {
      throw new Error('Rozbitá obrazovka');
    },
  },
];

const render = (path: string) => renderHost(path, { remoteRoutes: remoteRoutes() });
const banner = () => screen.findByRole('alert');

it('shows the menu that the registry and the permissions allow', async () => {
  server.use(handle(sessionCalls.loggedInUser, advisorUser({ userPermissions: [110] })));
  const { user, prefetchPath } = await render('/conflict');
  const menu = within(await screen.findByRole('navigation', { name: 'Hlavní nabídka' }));
  expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Identifikace případu',
    'Katalog prvků',
  ]);
  await user.hover(menu.getByRole('link', { name: 'Identifikace případu' }));
  expect(prefetchPath).toHaveBeenCalledWith('/case-identification');
});

it('says who is signed in and who their mortgage specialist is', async () => {
  await render('/dashboard');
  expect(await screen.findByRole('button', { name: 'Uživatel Jana Poradcová' })).toBeVisible();
  expect(screen.getByText('Interní poradce')).toBeInTheDocument();
  expect(screen.getByText('Petr Specialista')).toBeInTheDocument();
});

it.each([
  [true, 'Interní poradce'],
  [false, 'Externí zprostředkovatel'],
])('tells whether the user is internal (%j), and a VIP', async (isInternal, text) => {
  const { userInfo } = advisorUser();
  const change = { userInfo: { ...userInfo, isInternal, isUserVIP: true } };
  server.use(handle(sessionCalls.loggedInUser, advisorUser(change)));
  await render('/dashboard');
  await screen.findByRole('heading', { name: 'Nepřečtené' });
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByText('VIP')).toBeInTheDocument();
});

it('names the screen in the title and the breadcrumb, with the buttons of its route', async () => {
  const { router } = await render('/dashboard');
  expect(await screen.findByRole('button', { name: 'Nový produkt' })).toBeVisible();
  expect(document.title).toBe('Cizí obrazovka – Pracoviště poradce');
  const trail = within(screen.getByRole('navigation', { name: 'Drobečková navigace' }));
  expect(trail.getByText('Cizí obrazovka')).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('button', { name: 'Zpět' })).not.toBeInTheDocument();
  await act(() => router.navigate('/mortgage/case-detail/7'));
  expect(screen.getByRole('button', { name: 'Zpět' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Nový produkt' })).not.toBeInTheDocument();
});

it.each([
  ['test', 1],
  ['production', 0],
])('names the environment %s outside production only', async (environment, shown) => {
  await renderHost('/dashboard', { remoteRoutes: remoteRoutes(), environment });
  await screen.findByRole('heading', { name: 'Nepřečtené' });
  expect(screen.queryAllByText(environment)).toHaveLength(shown);
});

it('offers only products that a deployed remote serves', async () => {
  await render('/dashboard');
  await screen.findByRole('button', { name: 'Nový produkt' });
  expect(screen.getByText('Hypoteční úvěr – zatím není k dispozici')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Hypoteční/, hidden: true })).not.toBeInTheDocument();
});

it('offers no new product to a user who may not create a case', async () => {
  server.use(handle(sessionCalls.loggedInUser, advisorUser({ userPermissions: [224] })));
  await render('/dashboard');
  await screen.findByRole('heading', { name: 'Nepřečtené' });
  expect(screen.queryByRole('button', { name: 'Nový produkt' })).not.toBeInTheDocument();
});

it('tells whose case it is, on a deep link too', async () => {
  await render('/mortgage/case-detail/7');
  const panel = within(await screen.findByRole('region', { name: 'Aktuální klient' }));
  expect(await panel.findByText('Dvořáčková Božena')).toBeVisible();
  for (const text of ['3. 2. 1985', 'HU-2026-7', 'Případ 7', 'Identifikovaný'])
    expect(panel.getByText(text)).toBeVisible();
});

it('reads the case and the sales arrangement from path and query', async () => {
  const { router } = await render('/dashboard?caseId=9&salesArrangementId=10');
  await screen.findByRole('heading', { name: 'Nepřečtené' });
  expect(useCurrentClientStore.getState().client).toEqual({ caseId: 9, salesArrangementId: 10 });
  await act(() => router.navigate('/mortgage/case-detail/7'));
  expect(useCurrentClientStore.getState().client).toMatchObject({ caseId: 7 });
  expect(useCurrentClientStore.getState().client.salesArrangementId).not.toBe(10);
});

it('starts every screen at the top, with the focus on its heading and no old messages', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo');
  const { router } = await render('/dashboard');
  await screen.findByRole('heading', { name: 'Nepřečtené' });
  act(() => {
    notify({ title: 'Dočasné' });
    notify({ title: 'Trvalé', persist: true });
  });
  await act(() => router.navigate('/dashboard?sort=client'));
  expect(screen.getByText('Dočasné')).toBeVisible();
  expect(scrollTo).not.toHaveBeenCalled();
  await act(() => router.navigate('/mortgage/case-detail/7'));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(useNotificationStore.getState().notifications.map(({ title }) => title)).toEqual([
    'Trvalé',
  ]);
});

it('shows that the user may not be on a screen', async () => {
  server.use(handle(sessionCalls.loggedInUser, advisorUser({ userPermissions: [202] })));
  await render('/forbidden');
  expect(await screen.findByRole('heading', { name: 'Nemáte oprávnění' })).toBeVisible();
  expect(screen.queryByText('Tajné')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Nový produkt' })).not.toBeInTheDocument();
});

it.each(['/nothing-here', '/settings/nothing-here', '/redirect/unknown'])(
  'answers 404 at %s',
  async (path) => {
    await render(path);
    expect(await screen.findByRole('heading', { name: 'Stránka nenalezena' })).toBeVisible();
  },
);

describe('a failed call', () => {
  it('becomes the banner with its trace id, at the top of the page', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo');
    server.use(
      handle(notificationCalls.currentBanners, failure(500, { message: 'Server selhal' })),
    );
    await render('/dashboard');
    expect(await banner()).toHaveTextContent(/Server selhal.*test-trace/);
    expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
  });

  it('is forgotten at the start of the next write', async () => {
    server.use(
      handle(notificationCalls.currentBanners, failure(500, { message: 'Server selhal' })),
      handle(caseCalls.cancel, { state: 7 }),
    );
    const { user } = await render('/dashboard');
    await banner();
    await user.click(screen.getByRole('button', { name: 'Stornovat' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('that a screen shows by itself raises no banner', async () => {
    server.use(handle(caseCalls.cancel, failure(409, { message: 'Konflikt' })));
    const { user } = await render('/conflict');
    await user.click(await screen.findByRole('button', { name: 'Stornovat' }));
    expect(await screen.findByText('Nestornováno')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('that no screen shows raises the banner', async () => {
    server.use(handle(caseCalls.cancel, failure(409, { message: 'Konflikt' })));
    const { user } = await render('/dashboard');
    await user.click(await screen.findByRole('button', { name: 'Stornovat' }));
    expect(await banner()).toHaveTextContent('Konflikt');
  });

  it('for want of a connection is repeated by itself when the server is back', async () => {
    server.use(handle(notificationCalls.currentBanners, networkFailure()));
    await render('/dashboard');
    expect(await banner()).toHaveTextContent('Server neodpovídá');
    server.resetHandlers();
    expect(await screen.findByText('Počet: 1')).toBeVisible();
    expect(screen.getByText('Spojení se serverem je obnoveno.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says once that one service is away while the rest of the server works', async () => {
    const asked = jest.fn();
    server.use(
      handle(notificationCalls.currentBanners, () => {
        asked();
        return failure(503);
      }),
    );
    const { user } = await render('/dashboard');
    expect(await banner()).toHaveTextContent('Server neodpovídá');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/nelze načíst/));
    expect(screen.queryByText('Spojení se serverem je obnoveno.')).not.toBeInTheDocument();
    expect(asked).toHaveBeenCalledTimes(2);
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Zkusit znovu' }));
    expect(await screen.findByText('Počet: 1')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('with an expired session leads to sign-in and back', async () => {
    const { user } = await render('/dashboard?sort=client');
    await screen.findByText('Počet: 1');
    const body = { authenticationScheme: 'simple', redirectUri: '/simple-login.html' } as const;
    server.use(
      handle(notificationCalls.currentBanners, () => Response.json(body, { status: 401 })),
    );
    await user.click(screen.getByRole('button', { name: 'Obnovit' }));
    await waitFor(() => expect(navigateAway).toHaveBeenCalled());
    // The next one is refused while the page is being left, and says nothing any more.
    server.use(handle(notificationCalls.currentBanners, () => Response.json({}, { status: 401 })));
    await user.click(screen.getByRole('button', { name: 'Obnovit' }));
    await waitFor(() =>
      expect(navigateAway).toHaveBeenCalledWith(
        `/?${new URLSearchParams({
          authAction: 'expirated-sign-in',
          redirect: '/dashboard?sort=client',
        })}`,
      ),
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(navigateAway).toHaveBeenCalledTimes(1);
    expect(takeRefusal()).toEqual(body);
  });
});

describe('a screen that cannot be shown', () => {
  it('says why once, inside the layout, and can be tried again', async () => {
    server.use(handle(caseCalls.get, failure(500, { message: 'Server selhal' })));
    const { user } = await render('/failing');
    expect(await banner()).toHaveTextContent(/Server selhal.*test-trace/);
    expect(screen.getByRole('navigation', { name: 'Hlavní nabídka' })).toBeVisible();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Zkusit znovu' }));
    expect(await screen.findByRole('heading', { name: 'Podařilo se' })).toBeVisible();
  });

  it.each([
    [failure(404, { message: 'Případ nebyl nalezen.' }), 'Případ nebyl nalezen', /^Co hledáte/],
    [failure(404, { message: '' }), 'Nenalezeno', /^Co hledáte/],
    [failure(403, { message: 'Cizí' }), 'Nemáte oprávnění', /nemáte oprávnění.*linku podpory/],
  ])('for good offers no other try', async (answer, heading, text) => {
    server.use(handle(caseCalls.get, answer));
    await render('/failing');
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByRole('button', { name: 'Zkusit znovu' })).not.toBeInTheDocument();
  });

  it('because it is broken leaves the rest working', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await render('/broken');
    expect(
      await screen.findByRole('heading', { name: 'Stránku se nepodařilo zobrazit' }),
    ).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Přehled případů' }));
    expect(await screen.findByText('Počet: 1')).toBeVisible();
  });
});

it('signs out everywhere: the other sessions end first, then this one', async () => {
  const ended = jest.fn(() => undefined);
  server.use(handle(sessionCalls.endOtherSessions, ended));
  const { user } = await render('/conflict');
  await user.click(await screen.findByRole('button', { name: 'Odhlásit všude', hidden: true }));
  await waitFor(() =>
    expect(navigateAway).toHaveBeenCalledWith(expect.stringContaining('auth/signout')),
  );
  expect(ended).toHaveBeenCalledTimes(1);
});
