import { caseCalls } from '@advisor/contracts/case/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { notificationCalls } from '@advisor/contracts/notifications/calls';
import { bankDay } from '@advisor/lending/calendar-and-money/bank-day';
import { clearDrafts } from '@advisor/forms/drafts';
import { caseListItem, caseSearchResult } from '@advisor/testing/case-fixtures';
import { failure, handle } from '@advisor/testing/handlers';
import { renderRoute } from '@advisor/testing/render-route';
import { mockServer } from '@advisor/testing/server';
import { withResolvers } from '@advisor/testing/with-resolvers';
import { screen, waitFor, within } from '@testing-library/react';
import texts from '../../../cs.json';
import { createRoutes } from '../../../routes';
import { todayQuery } from './dashboard.queries';

type OfToday = CallResponse<typeof caseCalls.today>;

const next = { stage: 'checklist', action: 'collect', count: 2, waitsFor: 'advisor' } as const;
const ofToday = (count: number, total = count): OfToday => ({
  rows: Array.from({ length: count }, (_, place) => ({
    ...caseListItem({ caseId: 2000001 + place, activeTaskCount: 1 }),
    salesArrangementId: 31,
    next,
    ...(place === 0 && { dueOn: '2026-11-18' }),
    ...(place === 1 && { dueOn: bankDay(new Date()) }),
  })),
  total,
});

const answered = jest.fn<OfToday, []>();
const server = mockServer(
  handle(caseCalls.search, caseSearchResult(2)),
  handle(caseCalls.nextSteps, []),
  handle(caseCalls.today, () => answered()),
  handle(caseCalls.endingFixations, { rows: [], total: 0, amountAtRisk: 0 }),
  handle(caseCalls.dashboardFilters, []),
  handle(notificationCalls.currentBanners, []),
);
beforeEach(clearDrafts);
beforeEach(() => answered.mockReset().mockReturnValue(ofToday(2)));

const open = (path = '/dashboard') =>
  renderRoute(
    (queryClient) => [{ HydrateFallback: () => null, children: createRoutes({ queryClient }) }],
    path,
    { texts: { case: texts } },
  );
const list = async () => within(await screen.findByRole('table', { name: 'Případy' }));
const group = () => screen.queryByRole('region', { name: /^Dnes/ });
const links = () => within(group()!).getAllByRole('link', { name: /20000\d\d/ });

it('shows the cases of today above the list, with their day and step', async () => {
  await open();
  const rows = await list();
  expect(group()).toHaveAccessibleName('Dnes 2');
  const [first, second] = links();
  expect(first).toHaveAttribute('href', '/mortgage/case-detail/2000001');
  expect(first!.closest('[role="row"]')).toHaveTextContent('1 úkol, po termínu 18. 11. 2026');
  expect(second!.closest('[role="row"]')).toHaveTextContent(/1 úkol, termín \d/);
  expect(within(group()!).getAllByRole('link', { name: 'Vyřídit podklady (2)' })).toHaveLength(2);
  expect(await rows.findAllByRole('link', { name: /100000/ })).toHaveLength(2);
});

it('leads to the task that waits, with its day and how many there are besides', async () => {
  const [row] = ofToday(1).rows;
  const task = { taskId: 41, taskTypeId: 1, dueOn: '2026-11-18' } as const;
  answered.mockReturnValue({ rows: [{ ...row!, activeTaskCount: 3, task }], total: 1 });
  await open();
  await list();
  const link = within(group()!).getByRole('link', { name: 'Odpovědět na dožádání' });
  expect(within(group()!).getByText(/^po termínu/)).toHaveTextContent(/18.\s11.\s2026$/);
  expect(link).toHaveAttribute('href', '/mortgage/case-detail/2000001?section=tasks&task=41');
  expect(within(group()!).getByText('a 2 další')).toBeVisible();
});

it('leads to a task of a kind that this release does not know', async () => {
  const [row] = ofToday(1).rows;
  answered.mockReturnValue({
    rows: [{ ...row!, task: { taskId: 41, taskTypeId: 99 as never } }],
    total: 1,
  });
  await open();
  await list();
  expect(within(group()!).getByRole('link', { name: /^Otevřít úkol/ })).toHaveAttribute(
    'href',
    '/mortgage/case-detail/2000001?section=tasks&task=41',
  );
});

it('leads a specialist to what waits for a decision, and says whose it is', async () => {
  const [row] = ofToday(1).rows;
  const since = '2026-11-16T09:00:00.000Z';
  answered.mockReturnValue({
    rows: [
      {
        ...row!,
        owner: { userId: 99, name: 'Petr Odesílatel' },
        dueOn: undefined,
        next: { stage: 'approval', action: 'decide', waitsFor: 'advisor', since },
      },
    ],
    total: 1,
  });
  await open();
  await list();
  const decide = within(group()!).getByRole('link', { name: 'Rozhodnout o žádosti' });
  expect(decide).toHaveAttribute('href', '/mortgage/loan-decision/31?caseId=2000001');
  expect(within(group()!).getByText('Petr Odesílatel')).toBeInTheDocument();
  expect(group()!.querySelector('.case-grid')).toHaveAttribute('data-owners', 'many');
});

it('shows three of them and the others on demand, up to the ten most urgent', async () => {
  answered.mockReturnValue(ofToday(10, 17));
  const { user } = await open();
  await list();
  expect(group()).toHaveAccessibleName('Dnes 17');
  expect(links()).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Zobrazit 7 dalších', expanded: false }));
  expect(screen.getByRole('table', { name: 'Dnes' })).toHaveAttribute('aria-rowcount', '11');
  expect(screen.getByText('Zobrazujeme 10 nejnaléhavějších.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Zobrazit méně', expanded: true }));
  expect(links()).toHaveLength(3);
});

it('loads more of them, page by page, and keeps those that are shown meanwhile', async () => {
  const asked: unknown[] = [];
  server.use(
    handle(caseCalls.today, ({ query }) => {
      asked.push(query.pageSize);
      return ofToday(Math.min(Number(query.pageSize ?? 10), 12), 12);
    }),
  );
  const { user } = await open();
  await list();
  await user.click(screen.getByRole('button', { name: 'Zobrazit 7 dalších' }));
  await user.click(screen.getByRole('button', { name: 'Načíst další' }));
  await waitFor(() => expect(links()).toHaveLength(12));
  expect(asked).toEqual([undefined, '20']);
  expect(screen.queryByRole('button', { name: 'Načíst další' })).not.toBeInTheDocument();
});

it('leads to the hub from a step that this release does not know', async () => {
  const [row] = ofToday(1).rows;
  answered.mockReturnValue({
    rows: [{ ...row!, next: { ...next, action: 'notarise' as never } }],
    total: 1,
  });
  await open();
  await list();
  expect(within(group()!).getByRole('link', { name: 'Otevřít rozcestník (2)' })).toHaveAttribute(
    'href',
    '/mortgage/hub?caseId=2000001',
  );
});

it('shows no group where nothing is of today, or it is not known', async () => {
  answered.mockReturnValue(ofToday(0));
  const { unmount } = await open();
  await list();
  expect(group()).not.toBeInTheDocument();
  unmount();
  server.use(handle(caseCalls.today, failure(500)));
  await open();
  await list();
  expect(group()).not.toBeInTheDocument();
});

it('shows the group above the user’s own cases only, and not while searching', async () => {
  const { user } = await open();
  const search = await screen.findByRole('textbox', { name: 'Hledat případ' });
  expect(group()).toBeInTheDocument();
  await user.type(search, 'nov{Enter}');
  expect(group()).not.toBeInTheDocument();
  await user.clear(search);
  await user.keyboard('{Enter}');
  expect(group()).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: /^Čerpání/ }));
  expect(group()).not.toBeInTheDocument();
});

it('asks again with the list', async () => {
  const { user } = await open();
  await list();
  answered.mockReturnValue(ofToday(1));
  await user.click(screen.getByRole('button', { name: 'Obnovit' }));
  expect(await screen.findByRole('region', { name: 'Dnes 1' })).toBeVisible();
});

it('does not wait for a late answer, which pushes no rows down', async () => {
  const late = withResolvers<OfToday>();
  server.use(handle(caseCalls.today, () => late.promise));
  const { user, queryClient } = await open();
  await (await list()).findAllByRole('link', { name: /100000/ });
  late.resolve(ofToday(2));
  await waitFor(() => expect(queryClient.getQueryData(todayQuery().queryKey)).toBeDefined());
  expect(group()).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: /^Čerpání/ }));
  await user.click(screen.getByRole('tab', { name: /^Moje případy/ }));
  expect(group()).toBeInTheDocument();
});

it('leads the specialist to what waits for them, and anybody to the whole list and to a reminder', async () => {
  const [row] = ofToday(1).rows;
  const task = { taskId: 41, taskTypeId: 2, isForCaller: true } as const;
  const reminder = { taskId: 42, note: 'Zavolat.' };
  answered.mockReturnValue({ rows: [{ ...row!, task, reminder }], total: 1 });
  await open();
  await list();
  const today = within(group()!);
  expect(today.getByRole('link', { name: 'Rozhodnout o cenové výjimce' })).toHaveAttribute(
    'href',
    '/mortgage/case-detail/2000001?section=tasks&task=41',
  );
  expect(today.getByRole('link', { name: 'Připomínka: Zavolat.' })).toHaveAttribute(
    'href',
    '/mortgage/case-detail/2000001?section=tasks&task=42',
  );
  expect(today.getByRole('link', { name: 'Celý seznam úkolů' })).toHaveAttribute('href', '/tasks');
});

it('leads to what else a case needs its owner for', async () => {
  const [row] = ofToday(1).rows;
  const title = 'Zkontrolovat podklady od klienta (2)';
  answered.mockReturnValue({
    rows: [{ ...row!, reasons: [{ section: 'documents', title }] }],
    total: 1,
  });
  await open();
  await list();
  expect(within(group()!).getByRole('link', { name: title })).toHaveAttribute(
    'href',
    '/mortgage/case-detail/2000001?section=documents',
  );
});
