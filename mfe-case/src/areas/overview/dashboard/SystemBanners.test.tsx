import { caseCalls } from '@advisor/contracts/case/calls';
import { backgroundHeader } from '@advisor/contracts/error-codes';
import { notificationCalls } from '@advisor/contracts/notifications/calls';
import { hearLive } from '@advisor/shell/live';
import { clearDrafts } from '@advisor/forms/drafts';
import { caseSearchResult } from '@advisor/testing/case-fixtures';
import { handle } from '@advisor/testing/handlers';
import { renderRoute } from '@advisor/testing/render-route';
import { mockServer } from '@advisor/testing/server';
import { act, screen } from '@testing-library/react';
import texts from '../../../cs.json';
import { createRoutes } from '../../../routes';

const server = mockServer(
  handle(caseCalls.search, caseSearchResult(2)),
  handle(caseCalls.nextSteps, []),
  handle(caseCalls.today, { rows: [], total: 0 }),
  handle(caseCalls.endingFixations, { rows: [], total: 0, amountAtRisk: 0 }),
  handle(caseCalls.dashboardFilters, []),
);
beforeEach(() => sessionStorage.clear());
beforeEach(clearDrafts);

async function open() {
  const view = await renderRoute(
    (queryClient) => [{ HydrateFallback: () => null, children: createRoutes({ queryClient }) }],
    '/dashboard',
    { texts: { case: texts } },
  );
  await screen.findByRole('table', { name: 'Případy' });
  return view;
}

const notice = {
  feBannerId: 7,
  title: 'Odstávka v neděli',
  severity: 'warning' as const,
  visibleFrom: '2026-11-01T00:00:00Z',
  visibleTo: '2026-12-01T00:00:00Z',
};

it('shows the bank’s notices until they are closed', async () => {
  server.use(handle(notificationCalls.currentBanners, [notice]));
  const { user, unmount } = await open();
  expect(await screen.findByText('Odstávka v neděli')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Zavřít' }));
  expect(screen.queryByText('Odstávka v neděli')).not.toBeInTheDocument();
  unmount();
  await open();
  expect(screen.queryByText('Odstávka v neděli')).not.toBeInTheDocument();
});

it('shows without a reload what the bank has to say by now, not prolonging the session', async () => {
  server.use(handle(notificationCalls.currentBanners, []));
  await open();
  const read = jest.fn((_background: string | null) => [notice]);
  server.use(
    handle(notificationCalls.currentBanners, ({ headers }) => read(headers.get(backgroundHeader))),
  );
  act(() => hearLive({ topic: 'banners' }));
  expect(await screen.findByText('Odstávka v neděli')).toBeVisible();
  expect(read.mock.calls).toEqual([['1']]);
});

it('shows another text in the place of a notice that was closed', async () => {
  server.use(handle(notificationCalls.currentBanners, [notice]));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Zavřít' }));
  const moved = { ...notice, title: 'Odstávka v pondělí' };
  server.use(handle(notificationCalls.currentBanners, [moved, { ...notice, feBannerId: 99 }]));
  act(() => hearLive({ topic: 'banners' }));
  expect(await screen.findByText('Odstávka v pondělí')).toBeVisible();
  expect(screen.queryByText('Odstávka v neděli')).not.toBeInTheDocument();
});

it('closes a notice in a browser that keeps nothing', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  server.use(handle(notificationCalls.currentBanners, [notice]));
  const { user } = await open();
  await screen.findByText('Odstávka v neděli');
  await user.click(screen.getByRole('button', { name: 'Zavřít' }));
  expect(screen.queryByText('Odstávka v neděli')).not.toBeInTheDocument();
});
