import { caseCalls } from '@advisor/contracts/case/calls';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { notify, useNotificationStore } from '@advisor/shell/notifications';
import { openCase } from '@advisor/testing/case-fixtures';
import { handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderHost } from './testing/render-host';

const detail = '/mortgage/case-detail/1000001';
const hub = { titleKey: 'test:title', to: '/mortgage/hub?caseId={caseId}' };

mockServer(
  handle(sessionCalls.loggedInUser, advisorUser()),
  handle(caseCalls.get, openCase()),
  handle(caseCalls.stages, { salesArrangementId: 21, stages: [] }),
  handle(caseCalls.menuFlags, []),
);

const ofCase = { titleKey: 'test:title', backButton: true, clientPanel: true };
const element = <h1 tabIndex={-1}>Obrazovka</h1>;
const render = (path: string) =>
  renderHost(path, {
    remoteRoutes: [
      { path: '/dashboard', element, handle: { titleKey: 'test:title' } },
      {
        path: '/mortgage/case-detail/:caseId?',
        element,
        handle: { ...ofCase, partParameter: 'section' },
      },
      { path: '/mortgage/hub', element, handle: ofCase },
      {
        path: '/mortgage/document/:caseId',
        element,
        loader: () => ({ name: 'Žádost o úvěr' }),
        handle: {
          ...ofCase,
          parent: hub,
          nameOf: (loaderData: unknown) => (loaderData as { name: string }).name,
        },
      },
    ],
  });

const steps = async () => {
  const trail = within(await screen.findByRole('navigation', { name: 'Drobečková navigace' }));
  return trail.getAllByRole('listitem').map(({ textContent }) => textContent);
};

it('leads from the cases through the case and the screen that one is below', async () => {
  await render('/mortgage/document/1000001');
  await screen.findByRole('heading', { name: 'Obrazovka' });
  expect(await steps()).toEqual(['Případy', '1000001', 'Cizí obrazovka', 'Žádost o úvěr']);
  const trail = within(screen.getByRole('navigation', { name: 'Drobečková navigace' }));
  const links = trail.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/dashboard', detail, '/mortgage/hub?caseId=1000001']);
});

it('ends with the case on its detail', async () => {
  await render(detail);
  await screen.findByRole('heading', { name: 'Obrazovka' });
  expect(await steps()).toEqual(['Případy', '1000001']);
});

it('names the case in the title of the browser’s tab, never its client', async () => {
  const { router } = await render('/mortgage/hub?caseId=1000001');
  await waitFor(() => expect(document.title).toBe('Cizí obrazovka · 1000001 – Pracoviště poradce'));
  await act(() => router.navigate('/dashboard'));
  expect(document.title).toBe('Cizí obrazovka – Pracoviště poradce');
});

it.each([
  ['/mortgage/document/1000001', '/mortgage/hub'],
  ['/mortgage/hub?caseId=1000001', detail],
  [detail, '/dashboard'],
])('leads back from %s to the screen above where the page began there', async (path, above) => {
  const { user, router } = await render(path);
  await user.click(await screen.findByRole('button', { name: 'Zpět' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(above));
});

it('begins another part of a screen at the top, without the messages of the former', async () => {
  const { router } = await render(detail);
  await screen.findByRole('heading', { name: 'Obrazovka' });
  act(() => {
    notify({ title: 'Dočasné' });
  });
  const scrollTo = jest.spyOn(window, 'scrollTo');
  await act(() => router.navigate(`${detail}?sort=name`));
  expect(scrollTo).not.toHaveBeenCalled();
  await act(() => router.navigate(`${detail}?section=applicants`));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(useNotificationStore.getState().notifications).toEqual([]);
});
