import { notificationCalls } from '@advisor/contracts/notifications/calls';
import { backgroundHeader } from '@advisor/contracts/error-codes';
import type { CallResponse } from '@advisor/contracts/operation';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { hearLive } from '@advisor/shell/live';
import { failure, handle, networkFailure } from '@advisor/testing/handlers';
import { beginEachTestLater } from '@advisor/testing/later';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { lostQueries } from '../../connection';
import { renderHost } from '../../testing/render-host';
import { unreadCountQuery } from './user-notifications.queries';

type Notification = CallResponse<typeof notificationCalls.current>[number];

const notification = (notificationId: number, isRead: boolean): Notification => ({
  notificationId,
  title: `Zpráva ${notificationId}`,
  description: 'Podklady byly doloženy.',
  createdOn: '2026-11-20T08:00:00+01:00',
  isRead,
});

const server = mockServer(
  handle(sessionCalls.loggedInUser, advisorUser()),
  handle(notificationCalls.current, [notification(3, false), notification(2, true)]),
  handle(notificationCalls.unread, { count: 0 }),
  handle(notificationCalls.read, undefined),
);

beginEachTestLater();

const open = (unreadCount: number) =>
  renderHost('/dashboard', {
    unreadCount,
    remoteRoutes: [{ path: '/dashboard', element: <h1 tabIndex={-1}>Přehled</h1> }],
  });

const bell = (name: string | RegExp) => screen.findByRole('button', { name });
const card = () => screen.getByRole('region', { name: 'Zprávy', hidden: true });

/** The browser's own popover, which jsdom does not have. */
function toggle(newState: 'open' | 'closed') {
  act(() => void fireEvent(card(), Object.assign(new Event('toggle'), { newState })));
}

it.each([
  [0, 'Zprávy, vše přečteno'],
  [1, 'Zprávy, 1 nepřečtená'],
  [3, 'Zprávy, 3 nepřečtené'],
  [120, 'Zprávy, 120 nepřečtených'],
])('says how many are not read: %d', async (count, name) => {
  await open(count);
  expect(await bell(name)).toBeVisible();
});

/** What the server knows; what is read there is so in the next list. */
function serveNotifications(...received: ReturnType<typeof notification>[]) {
  const read = jest.fn((notificationIds: readonly number[]) => {
    for (const one of received) if (notificationIds.includes(one.notificationId)) one.isRead = true;
  });
  server.use(
    handle(notificationCalls.current, () => received),
    handle(notificationCalls.unread, () => ({
      count: received.filter(({ isRead }) => !isRead).length,
    })),
    handle(notificationCalls.read, ({ body }) => read(body.notificationIds)),
  );
  return read;
}
const items = () => within(card()).findAllByRole('listitem', { hidden: true });
const button = (name: string) => within(card()).queryByRole('button', { name, hidden: true });

it('lists them and marks what is new, until one says that it is read', async () => {
  const read = serveNotifications(notification(3, false), notification(2, true));
  const { user } = await open(1);
  await bell(/1 nepřečtená/);
  toggle('open');
  const [first, second] = await items();
  expect(first).toHaveTextContent(/Zpráva 3Nová.*Podklady byly doloženy/);
  expect(second).not.toHaveTextContent('Nová');
  expect(read).not.toHaveBeenCalled();
  expect(button('Označit vše za přečtené')).toBeNull();
  await user.click(button('Přečteno: Zpráva 3') as HTMLElement);
  expect(await bell('Zprávy, vše přečteno')).toBeVisible();
  expect(read.mock.calls).toEqual([[[3]]]);
  await waitFor(() => expect(card()).not.toHaveTextContent('Nová'));
  expect(first).toHaveFocus();
});

it('marks all as read, however many they are', async () => {
  const many = Array.from({ length: 201 }, (_, index) => notification(index + 1, false));
  const read = serveNotifications(...many);
  const { user } = await open(201);
  await bell(/201 nepřečtených/);
  toggle('open');
  await items();
  await user.click(button('Označit vše za přečtené') as HTMLElement);
  expect(await bell('Zprávy, vše přečteno')).toBeVisible();
  expect(read.mock.calls.map(([ids]) => ids.length)).toEqual([200, 1]);
  await waitFor(() => expect(button('Označit vše za přečtené')).toBeNull());
  expect(within(card()).getByRole('list', { hidden: true })).toHaveFocus();
});

it('leads to the case that it is about, which is read by that', async () => {
  const read = serveNotifications({ ...notification(3, false), caseId: 4711 });
  const { user, router } = await open(1);
  await bell(/1 nepřečtená/);
  const hide = jest.fn();
  Object.assign(card(), { hidePopover: hide });
  toggle('open');
  await items();
  const link = within(card()).getByRole('link', { name: 'Případ 4711', hidden: true });
  await user.click(link);
  expect(router.state.location.pathname).toBe('/mortgage/case-detail/4711');
  expect(hide).toHaveBeenCalledTimes(1);
  expect(await bell('Zprávy, vše přečteno')).toBeVisible();
  expect(read.mock.calls).toEqual([[[3]]]);
});

it('leads to the task that it is about', async () => {
  serveNotifications({ ...notification(3, false), caseId: 4711, taskId: 41 });
  const { user, router } = await open(1);
  await bell(/1 nepřečtená/);
  Object.assign(card(), { hidePopover: jest.fn() });
  toggle('open');
  await items();
  const name = 'Otevřít úkol, případ 4711';
  await user.click(within(card()).getByRole('link', { name, hidden: true }));
  expect(router.state.location.pathname).toBe('/mortgage/case-detail/4711');
  expect(router.state.location.search).toBe('?section=tasks&task=41');
});

it('shows what comes while it is open', async () => {
  const received = [notification(3, true)];
  serveNotifications(...received);
  server.use(handle(notificationCalls.current, () => received));
  await open(0);
  await bell(/vše přečteno/);
  toggle('open');
  expect(await items()).toHaveLength(1);
  received.unshift(notification(4, false));
  act(() => hearLive({ topic: 'notifications' }));
  await waitFor(() => expect(card()).toHaveTextContent('Zpráva 4Nová'));
});

it('shows what it says as text, with addresses of known hosts as links', async () => {
  const description = 'Více na https://www.kb.cz/sazebnik. <script>x</script> javascript:alert(1)';
  server.use(handle(notificationCalls.current, [{ ...notification(3, true), description }]));
  await open(0);
  await bell(/vše přečteno/);
  toggle('open');
  const item = await within(card()).findByRole('listitem', { hidden: true });
  expect(item).toHaveTextContent(description);
  const links = within(item).getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://www.kb.cz/sazebnik']);
});

it('asks for the list anew each time it is opened, and says that nothing is there', async () => {
  await open(0);
  await bell(/vše přečteno/);
  toggle('open');
  await within(card()).findAllByRole('listitem', { hidden: true });
  toggle('closed');
  server.use(handle(notificationCalls.current, []));
  toggle('open');
  await waitFor(() => expect(card()).toHaveTextContent('Žádné zprávy nemáte.'));
});

it('says in its place that the list could not be read, and reads it again', async () => {
  server.use(handle(notificationCalls.current, failure(500)));
  const { user } = await open(1);
  await bell(/1 nepřečtená/);
  toggle('open');
  const alert = await within(card()).findByRole('alert', { hidden: true });
  expect(alert).toHaveTextContent('Zprávy se nepodařilo načíst.');
  server.resetHandlers();
  await user.click(within(alert).getByRole('button', { hidden: true }));
  expect(await within(card()).findAllByRole('listitem', { hidden: true })).toHaveLength(2);
});

it('follows what the server tells, without prolonging the session', async () => {
  await open(0);
  await bell('Zprávy, vše přečteno');
  const asked = jest.fn((_background: string | null) => ({ count: 2 }));
  server.use(
    handle(notificationCalls.unread, ({ headers }) => asked(headers.get(backgroundHeader))),
  );
  act(() => hearLive({ topic: 'banners' }));
  act(() => hearLive({ topic: 'notifications' }));
  expect(await bell('Zprávy, 2 nepřečtené')).toBeVisible();
  expect(asked.mock.calls).toEqual([['1']]);
});

it('makes nobody wait for the server when its own question fails', async () => {
  const { queryClient } = await open(1);
  await bell(/1 nepřečtená/);
  server.use(handle(notificationCalls.unread, networkFailure()));
  const { queryKey } = unreadCountQuery();
  await act(() => queryClient.refetchQueries({ queryKey }));
  expect(queryClient.getQueryState(queryKey)?.status).toBe('error');
  expect(lostQueries(queryClient)).toEqual([]);
  expect(await bell(/1 nepřečtená/)).toBeVisible();
});
