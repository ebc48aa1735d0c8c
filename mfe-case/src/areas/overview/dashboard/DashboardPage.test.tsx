import { caseCalls } from '@advisor/contracts/case/calls';
import type { CaseSearchInput } from '@advisor/contracts/case/dashboard';
import { documentCalls } from '@advisor/contracts/documents/calls';
import { notificationCalls } from '@advisor/contracts/notifications/calls';
import { permission } from '@advisor/contracts/permissions';
import { clearDrafts } from '@advisor/forms/drafts';
import { advisorUser } from '@advisor/testing/users';
import { caseListItem, caseSearchResult } from '@advisor/testing/case-fixtures';
import { failure, handle } from '@advisor/testing/handlers';
import { renderRoute } from '@advisor/testing/render-route';
import { mockServer } from '@advisor/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import { loggedInUserQuery } from '@advisor/shell/session';
import type { LoaderFunctionArgs } from 'react-router-dom';
import texts from '../../../cs.json';
import { createRoutes } from '../../../routes';
import { dashboardLoader } from './dashboard.loader';

const asked = jest.fn<void, [CaseSearchInput]>();
const counts = [
  { filter: 'my-cases' as const, count: 40 },
  { filter: 'drawing' as const, count: 3 },
];

const server = mockServer(
  handle(caseCalls.search, ({ body }) => {
    asked(body);
    return caseSearchResult(2);
  }),
  handle(caseCalls.nextSteps, []),
  handle(caseCalls.today, { rows: [], total: 0 }),
  handle(caseCalls.endingFixations, { rows: [], total: 0, amountAtRisk: 0 }),
  handle(caseCalls.dashboardFilters, counts),
  handle(notificationCalls.currentBanners, []),
);
beforeEach(() => sessionStorage.clear());
beforeEach(clearDrafts);

const open = (path = '/dashboard', options: Parameters<typeof renderRoute>[2] = {}) =>
  renderRoute(
    (queryClient) => [
      {
        errorElement: <p role="alert">Nelze načíst</p>,
        HydrateFallback: () => null,
        children: createRoutes({ queryClient }),
      },
    ],
    path,
    { texts: { case: texts }, ...options },
  );

const rows = async () => within(await screen.findByRole('table', { name: 'Případy' }));
/** Links to the cases; beside them stand those to their next steps and hubs. */
const toCase = { name: /^Nov/ };
const tab = (name: string) => screen.findByRole('tab', { name: new RegExp(name) });
const typeSearch = async (user: Awaited<ReturnType<typeof open>>['user'], text: string) =>
  user.type(await screen.findByRole('textbox', { name: 'Hledat případ' }), `${text}{Enter}`);

it('shows the user’s cases with everything an advisor reads off a row', async () => {
  server.use(
    handle(caseCalls.search, {
      ...caseSearchResult(0),
      rows: [caseListItem({ activeTaskCount: 3 })],
    }),
  );
  await open();
  const link = await (await rows()).findByRole('link', toCase);
  expect(link).toHaveAttribute('href', '/mortgage/case-detail/1000001');
  const row = link.closest('[role="row"]');
  for (const text of [
    'Nováková Anna',
    '1000001',
    'HU-2026-000001',
    'Hypoteční úvěr',
    '3 500 000 Kč',
    'Příprava',
    'Jana Poradcová',
    '3 úkoly',
  ])
    expect(row).toHaveTextContent(text);
  expect(await tab('Moje případy')).toHaveAccessibleName('Moje případy 40');
});

it('names the columns to a screen reader', async () => {
  await open();
  const table = await rows();
  await table.findAllByRole('link', toCase);
  const headers = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const cells = within(table.getAllByRole('row')[1]!).getAllByRole('cell');
  expect(headers).toEqual([
    expect.stringMatching(/^Klient/),
    'Produkt',
    'Částka',
    'Stav',
    'Další krok',
    'Vlastník',
    expect.stringMatching(/^Poslední změna/),
    'Rozcestník',
  ]);
  expect(cells).toHaveLength(headers.length);
});

it.each([
  ['model', undefined, 'Připravit nabídku', '/cid-1000001/loan-hub/said-21/modelation'],
  ['agree', undefined, 'Doplnit parametry', '/mortgage/parameters/21?caseId=1000001'],
  ['collect', 10, 'Vyřídit podklady (10)', '/mortgage/checklist/1000001/21'],
  [
    'prepareDocument',
    undefined,
    'Připravit podpis',
    '/mortgage/documents-signing/new?caseId=1000001&salesArrangementId=21',
  ],
] as const)('leads straight to the next step: %s', async (action, count, name, href) => {
  const next = { stage: 'checklist', action, count, waitsFor: 'advisor' } as const;
  server.use(handle(caseCalls.nextSteps, [{ caseId: 1000001, salesArrangementId: 21, next }]));
  await open();
  expect(await (await rows()).findByRole('link', { name })).toHaveAttribute('href', href);
});

it('says whom else a case waits for, and leads nowhere', async () => {
  const next = {
    stage: 'approval',
    action: 'decide',
    waitsFor: 'bank',
    since: new Date().toISOString(),
  } as const;
  server.use(handle(caseCalls.nextSteps, [{ caseId: 1000001, salesArrangementId: 21, next }]));
  await open();
  expect(await (await rows()).findByText('Rozhodnutí banky')).toBeVisible();
  expect(screen.getByText(/Čeká na banku/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /Rozhodnutí/ })).not.toBeInTheDocument();
});

it('asks for the steps of a page at once, and lives without them', async () => {
  const bodies: unknown[] = [];
  server.use(
    handle(caseCalls.nextSteps, ({ body }) => {
      bodies.push(body);
      return [];
    }),
  );
  await open();
  await (await rows()).findAllByRole('link', toCase);
  await waitFor(() => expect(bodies).toEqual([{ caseIds: [1000001, 1000002] }]));
});

it('has six filters', async () => {
  await open();
  await rows();
  const names = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(names.map((name) => name?.replace(/\d*$/, '').trim())).toEqual([
    'Moje případy',
    'Žádosti o úvěr',
    'Podpis smlouvy',
    'Čerpání',
    'Správa a splácení',
    'Můj servis',
  ]);
});

it.each([
  ['an application that is prepared', {}, 1],
  ['a loan that is paid out', { applicationState: 6 as const }, 0],
  ['an application that was given up', { applicationState: 3 as const }, 0],
  ['a case that is cancelled', { state: 7 as const }, 0],
])('leads from %s to its hub', async (_name, change, count) => {
  server.use(handle(caseCalls.search, { ...caseSearchResult(0), rows: [caseListItem(change)] }));
  await open();
  const list = await rows();
  await list.findByRole('link', toCase);
  const links = list.queryAllByRole('link', { name: 'Rozcestník žádosti: Nováková Anna' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array.from({ length: count }, () => '/mortgage/hub?caseId=1000001'),
  );
});

it('does not lead to the hub without the permission', async () => {
  await open('/dashboard', { user: advisorUser({ userPermissions: [permission.searchCases] }) });
  await (await rows()).findAllByRole('link', toCase);
  expect(
    screen.queryByRole('link', { name: 'Rozcestník žádosti: Nováková Anna' }),
  ).not.toBeInTheDocument();
});

it('keeps filter and sorting in the address and asks for them', async () => {
  const { user, router } = await open();
  await user.click(await tab('Čerpání'));
  await user.click(screen.getByRole('button', { name: /^Částka/ }));
  await waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith({
      filter: 'drawing',
      sort: { field: 'amount', descending: true },
      pagination: { offset: 0, pageSize: 10 },
    }),
  );
  expect(router.state.location.search).toBe('?filter=drawing&sort=-amount');
  expect(await tab('Čerpání')).toHaveAttribute('aria-selected', 'true');
});

it('searches by name, marks it, and keeps it out of the address', async () => {
  const { user, router } = await open();
  await typeSearch(user, 'novak');
  await waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ searchTerm: 'novak' })),
  );
  expect((await (await rows()).findAllByText('Novák', { selector: 'mark' })).length).toBe(2);
  expect(JSON.stringify(router.state.location)).not.toContain('novak');
});

it.each([
  ['Nov*', 'Nov'],
  ['a'.repeat(150), 'a'.repeat(100)],
])('searches what can be searched of %j', async (typed, searchTerm) => {
  const { user } = await open();
  const search = await screen.findByRole('textbox', { name: 'Hledat případ' });
  await user.click(search);
  await user.paste(typed);
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ searchTerm })),
  );
  expect(search).toHaveValue(searchTerm);
});

it.each([
  [2, false, 'Nalezeny 2 případy'],
  [2, true, 'Nalezeno více než 2 případů'],
  [0, false, 'Nalezeno 0 případů'],
])('says how many cases a search has found: %i, more: %s', async (count, hasNext, text) => {
  const { user } = await open();
  server.use(handle(caseCalls.search, caseSearchResult(count, { hasNext })));
  await typeSearch(user, 'novak');
  expect(await screen.findByText(text, { selector: 'output' })).toBeInTheDocument();
  expect(screen.queryAllByText(text, { selector: 'p' })).toHaveLength(Math.min(count, 1));
});

it('remembers the searched name when the user comes back from a case', async () => {
  const { user, router } = await open();
  await typeSearch(user, 'novak');
  await waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ searchTerm: 'novak' })),
  );
  server.use(handle(documentCalls.generalDocuments, []));
  await act(() => router.navigate('/general-documents'));
  await screen.findByRole('heading', { name: 'Obecné dokumenty' });
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('textbox', { name: 'Hledat případ' })).toHaveValue('novak');
  expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ searchTerm: 'novak' }));
});

it('offers all cases when the filter holds nothing of that name', async () => {
  const { user, router } = await open('/dashboard?filter=drawing');
  server.use(
    handle(caseCalls.search, ({ body }) => {
      asked(body);
      return caseSearchResult(body.filter === undefined ? 1 : 0);
    }),
  );
  await typeSearch(user, 'novak');
  expect(await screen.findByText('Nic jsme nenašli')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hledat ve všech případech' }));
  await (await rows()).findByRole('link', toCase);
  expect(asked).toHaveBeenLastCalledWith(
    expect.not.objectContaining({ filter: expect.anything() }),
  );
  expect(router.state.location.search).toBe('?filter=all');
});

it('asks for a longer word before it searches all cases', async () => {
  const { user } = await open('/dashboard?filter=all');
  expect(await screen.findByText(/alespoň tři znaky/)).toBeVisible();
  await typeSearch(user, 'no');
  expect(screen.getByText(/alespoň tři znaky/)).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
});

it('loads ten more and brings as many again after a reload', async () => {
  server.use(
    handle(caseCalls.search, ({ body }) => {
      asked(body);
      const { offset, pageSize } = body.pagination ?? { offset: 0, pageSize: 10 };
      // The last row of the first page slid onto the second one meanwhile.
      const first = 1000001 + Math.max(0, offset - 1);
      return caseSearchResult(pageSize, { first, offset, hasNext: offset === 0 });
    }),
  );
  const { user, router, unmount } = await open();
  await user.click(await screen.findByRole('button', { name: 'Načíst další' }));
  expect(await screen.findAllByText('Zobrazeno 19 z 40')).not.toHaveLength(0);
  expect(asked).toHaveBeenLastCalledWith(
    expect.objectContaining({ pagination: { offset: 10, pageSize: 10 } }),
  );
  expect(screen.queryByRole('button', { name: 'Načíst další' })).not.toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
  expect(router.state.location.search).toBe('?rows=19');
  unmount();
  await open('/dashboard?rows=19');
  await rows();
  expect(asked).toHaveBeenLastCalledWith(
    expect.objectContaining({ pagination: { offset: 0, pageSize: 20 } }),
  );
});

it('refreshes all loaded rows with one call', async () => {
  server.use(
    handle(caseCalls.search, ({ body }) => {
      asked(body);
      return caseSearchResult(10, {
        first: 1000001 + (body.pagination?.offset ?? 0),
        hasNext: true,
      });
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Načíst další' }));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  await screen.findAllByText('Zobrazeno 20 z 40');
  await user.click(screen.getByRole('button', { name: 'Obnovit' }));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(3));
  expect(asked).toHaveBeenLastCalledWith(
    expect.objectContaining({ pagination: { offset: 0, pageSize: 20 } }),
  );
});

it('lives without notices and counts', async () => {
  server.use(
    handle(notificationCalls.currentBanners, failure(500)),
    handle(caseCalls.dashboardFilters, failure(500)),
  );
  await open();
  expect(await (await rows()).findAllByRole('link', toCase)).toHaveLength(2);
});

it('says that a filter is empty', async () => {
  server.use(handle(caseCalls.search, caseSearchResult(0)));
  await open();
  expect(await screen.findByText('Žádné případy')).toBeVisible();
});

it('leaves a failure of the first rows to the route’s error element', async () => {
  server.use(handle(caseCalls.search, failure(500)));
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Nelze načíst');
});

it('reports a later failure once and offers to try again', async () => {
  const onError = jest.fn();
  const { user } = await open('/dashboard', { onError });
  await rows();
  server.use(handle(caseCalls.search, failure(403)));
  await user.click(await tab('Čerpání'));
  expect(await screen.findByText('Případy se nepodařilo načíst')).toBeVisible();
  expect(onError).toHaveBeenCalledTimes(1);
  server.use(handle(caseCalls.search, caseSearchResult(1)));
  await user.click(screen.getByRole('button', { name: 'Zkusit znovu' }));
  expect(await (await rows()).findByRole('link', toCase)).toBeVisible();
});

it('fetches nothing for a user who may not search; the layout says why', async () => {
  const { queryClient } = await open();
  await rows();
  asked.mockClear();
  const user = advisorUser({ userPermissions: [] });
  queryClient.clear();
  queryClient.setQueryData(loggedInUserQuery().queryKey, user);
  const request = new Request('http://localhost/dashboard');
  await dashboardLoader(queryClient)({ request } as LoaderFunctionArgs);
  expect(asked).not.toHaveBeenCalled();
});
