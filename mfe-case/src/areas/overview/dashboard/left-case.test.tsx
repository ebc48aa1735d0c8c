import { caseCalls } from '@advisor/contracts/case/calls';
import { documentCalls } from '@advisor/contracts/documents/calls';
import { notificationCalls } from '@advisor/contracts/notifications/calls';
import { clearDrafts } from '@advisor/forms/drafts';
import { useCurrentClientStore } from '@advisor/shell/current-client';
import { caseSearchResult } from '@advisor/testing/case-fixtures';
import { handle } from '@advisor/testing/handlers';
import { renderRoute } from '@advisor/testing/render-route';
import { mockServer } from '@advisor/testing/server';
import { act, screen, waitFor } from '@testing-library/react';
import texts from '../../../cs.json';
import { createRoutes } from '../../../routes';

const server = mockServer(
  handle(caseCalls.search, caseSearchResult(2)),
  handle(caseCalls.nextSteps, []),
  handle(caseCalls.today, { rows: [], total: 0 }),
  handle(caseCalls.endingFixations, { rows: [], total: 0, amountAtRisk: 0 }),
  handle(caseCalls.dashboardFilters, []),
  handle(documentCalls.generalDocuments, []),
  handle(notificationCalls.currentBanners, []),
);
beforeEach(clearDrafts);
beforeEach(() => useCurrentClientStore.getState().clear());

const comeBack = async () => {
  const view = await renderRoute(
    (queryClient) => [{ HydrateFallback: () => null, children: createRoutes({ queryClient }) }],
    '/general-documents',
    { texts: { case: texts } },
  );
  useCurrentClientStore.getState().update({ caseId: 1000002 });
  await act(() => view.router.navigate('/dashboard'));
  return view;
};
const row = () => screen.findByRole('link', { name: /1000002/ });
const nextFrame = () => act(() => new Promise(requestAnimationFrame));

it('coming back from a case finds the focus on its row', async () => {
  await comeBack();
  const link = await row();
  await waitFor(() => expect(link).toHaveFocus());
});

it('… once: not when the list is opened again without a case between', async () => {
  const { router } = await comeBack();
  await row();
  await act(() => router.navigate('/general-documents'));
  await act(() => router.navigate('/dashboard'));
  await row();
  await nextFrame();
  expect(document.body).toHaveFocus();
});

it('… and leaves the focus where the user searches', async () => {
  server.use(
    handle(caseCalls.search, ({ body }) => caseSearchResult(body.searchTerm === 'nov' ? 2 : 0)),
  );
  const { user } = await comeBack();
  const search = screen.getByRole('textbox', { name: 'Hledat případ' });
  await user.type(search, 'nov{Enter}');
  await row();
  await nextFrame();
  expect(search).toHaveFocus();
});
