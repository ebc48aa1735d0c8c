import { call } from '@advisor/api-client/call';
import { operationQuery } from '@advisor/api-client/operation-query';
import { caseCalls } from '@advisor/contracts/case/calls';
import { notificationCalls } from '@advisor/contracts/notifications/calls';
import type { Banner } from '@advisor/contracts/notifications/endpoints';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { lazyPage } from '@advisor/shell/lazy-page';
import { useChange } from '@advisor/shell/use-change';
import { handle, networkFailure } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderHost } from './testing/render-host';

const banner: Banner = {
  feBannerId: 1,
  title: 'Odstávka',
  severity: 'info',
  visibleFrom: '2026-11-01T08:00:00+01:00',
  visibleTo: '2026-12-01T08:00:00+01:00',
};

const server = mockServer(
  handle(sessionCalls.loggedInUser, advisorUser()),
  handle(notificationCalls.currentBanners, [banner]),
);

function setOffline(isOffline: boolean) {
  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(!isOffline);
  act(() => void fireEvent(window, new Event(isOffline ? 'offline' : 'online')));
}

const bar = () => screen.queryByText('Jste bez připojení k síti.');

/** Shows by itself that its numbers are missing, as a calculation does. */
function Calculation() {
  const { data, refetch } = useQuery(
    operationQuery(notificationCalls.currentBanners, {}, { meta: { allowFailure: true } }),
  );
  const cancel = useChange({
    key: ['case.cancel', 7],
    call: () => call(caseCalls.cancel, { params: { caseId: 7 } }),
  });
  return (
    <>
      <h1 tabIndex={-1}>Výpočet</h1>
      <p>Splátka: {data?.length}</p>
      <button onClick={() => void refetch()}>Spočítat</button>
      <button onClick={() => cancel.run()}>Stornovat</button>
    </>
  );
}

let areFilesThere = true;

const remoteRoutes = () => [
  { path: '/dashboard', element: <Calculation /> },
  {
    path: '/general-documents',
    ...lazyPage(async () => {
      if (!areFilesThere) throw new Error('Loading chunk 7 failed');
      return { default: () => <h1 tabIndex={-1}>Dokumenty</h1> };
    }),
  },
];

async function openOffline() {
  const rendered = await renderHost('/dashboard', { remoteRoutes: remoteRoutes() });
  await screen.findByText('Splátka: 1');
  setOffline(true);
  const click = (name: string) => rendered.user.click(screen.getByRole('button', { name }));
  return { ...rendered, click };
}

afterEach(() => {
  areFilesThere = true;
});

it('is said in the frame as long as it lasts', async () => {
  await openOffline();
  expect(bar()).toBeVisible();
  setOffline(false);
  expect(bar()).not.toBeInTheDocument();
});

it('leaves nothing missing afterwards, without waiting and without a click', async () => {
  const { click, queryClient } = await openOffline();
  server.use(handle(notificationCalls.currentBanners, networkFailure()));
  await click('Spočítat');
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  server.use(handle(notificationCalls.currentBanners, [banner, banner]));
  setOffline(false);
  expect(await screen.findByText('Splátka: 2')).toBeVisible();
});

it('goes on to a screen whose files could not be loaded', async () => {
  const { router } = await openOffline();
  areFilesThere = false;
  await act(() => router.navigate('/general-documents'));
  expect(await screen.findByText(/Jakmile server odpoví, pokračujeme sami/)).toBeVisible();
  areFilesThere = true;
  setOffline(false);
  expect(await screen.findByRole('heading', { name: 'Dokumenty' })).toBeVisible();
});

it('repeats no change by itself, and does not take it for saved', async () => {
  const { click } = await openOffline();
  server.use(handle(caseCalls.cancel, networkFailure()));
  await click('Stornovat');
  expect(await screen.findByRole('alert')).toHaveTextContent(/změnu nepotvrdil/);
  const sent = jest.fn(() => ({ state: 7 as const }));
  server.use(handle(caseCalls.cancel, sent));
  setOffline(false);
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(/poslední změnu server nepotvrdil/),
  );
  expect(sent).not.toHaveBeenCalled();
  await click('Zkusit znovu');
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
});
