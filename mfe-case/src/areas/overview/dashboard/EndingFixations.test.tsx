import { caseCalls } from '@advisor/contracts/case/calls';
import { refinancingState } from '@advisor/contracts/codebooks/refinancing';
import { notificationCalls } from '@advisor/contracts/notifications/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { permission } from '@advisor/contracts/permissions';
import { clearDrafts } from '@advisor/forms/drafts';
import { addDays } from '@advisor/lending/calendar-and-money/calendar';
import { bankDay } from '@advisor/lending/calendar-and-money/bank-day';
import { caseListItem, caseSearchResult } from '@advisor/testing/case-fixtures';
import { failure, handle } from '@advisor/testing/handlers';
import { renderRoute } from '@advisor/testing/render-route';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { withResolvers } from '@advisor/testing/with-resolvers';
import { act, screen, waitFor, within } from '@testing-library/react';
import texts from '../../../cs.json';
import { createRoutes } from '../../../routes';
import { endingFixationsQuery } from './dashboard.queries';

type Ending = CallResponse<typeof caseCalls.endingFixations>;
interface Asked {
  sort?: string;
  pageSize?: unknown;
}

const inDays = (days: number) => addDays(bankDay(new Date()), days);
const fixation = (place: number, change: Partial<Ending['rows'][number]> = {}) => ({
  ...caseListItem({ caseId: 2000001 + place }),
  fixedRateValidTo: inDays(23),
  principal: 1_234_567.5,
  interestRate: 4.5,
  ...change,
});
const ending = (count: number, total = count): Ending => ({
  rows: Array.from({ length: count }, (_, place) => fixation(place)),
  total,
  amountAtRisk: total * 1_000_000,
});

const asked: Asked[] = [];
let total = 2;
const answer = ({ query }: { query: object }) => {
  const question: Asked = query;
  asked.push(question);
  return ending(Math.min(Number(question.pageSize), total), total);
};
const server = mockServer(
  handle(caseCalls.search, caseSearchResult(2)),
  handle(caseCalls.nextSteps, []),
  handle(caseCalls.today, { rows: [], total: 0 }),
  handle(caseCalls.endingFixations, answer),
  handle(caseCalls.dashboardFilters, []),
  handle(notificationCalls.currentBanners, []),
);
beforeEach(clearDrafts);
beforeEach(() => {
  asked.length = 0;
  total = 2;
});

const open = async (path = '/dashboard', user = advisorUser()) => {
  const view = await renderRoute(
    (queryClient) => [{ HydrateFallback: () => null, children: createRoutes({ queryClient }) }],
    path,
    { texts: { case: texts }, user },
  );
  await screen.findByRole('table', { name: 'Případy' });
  return view;
};
const group = () => screen.queryByRole('region', { name: /^Končící fixace/ });
const fold = () => screen.getByRole('button', { name: /^Končící fixace/ });
const table = async () =>
  within(await screen.findByRole('table', { name: 'Případy s končící fixací' }));
const links = async () => (await table()).findAllByRole('link');

it('says folded how many there are and what is at risk, and reads no client', async () => {
  total = 14;
  await open();
  expect(fold()).toHaveAccessibleName('Končící fixace 14');
  expect(fold()).toHaveAttribute('aria-expanded', 'false');
  expect(group()).toHaveTextContent(/Během šesti měsíců, ohrožený objem 14 000 000 Kč/);
  expect(within(group()!).queryByRole('table')).not.toBeInTheDocument();
  expect(asked).toEqual([{ pageSize: '0' }]);
});

it('shows the cases on demand, each with its way to the refixation', async () => {
  server.use(
    handle(caseCalls.endingFixations, {
      rows: [
        fixation(0, {
          refinancingState: refinancingState.signing.code,
          noticeSentOn: '2026-08-21',
        }),
        fixation(1, { fixedRateValidTo: inDays(0) }),
      ],
      total: 2,
      amountAtRisk: 0,
    }),
  );
  const { user, router } = await open();
  expect(group()).toHaveTextContent('nová sazba je všude podepsaná');
  await user.click(fold());
  const [first, second] = await links();
  expect(router.state.location.search).toBe('?fixations=fixedRateValidTo');
  expect(first).toHaveAttribute('href', '/mortgage/refixation/2000001');
  const row = first!.closest('[role="row"]');
  for (const text of [
    'Nováková Anna',
    'za 23 dnů',
    '1 234 568 Kč',
    'Sazby oznámeny 21. 8. 2026',
    'Podepisování',
    '4,50 %',
  ])
    expect(row).toHaveTextContent(text);
  const next = second!.closest('[role="row"]');
  for (const text of ['dnes', 'Sazby neoznámeny', 'Nezahájeno'])
    expect(next).toHaveTextContent(text);
  await user.click(fold());
  expect(within(group()!).queryByRole('table')).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('');
});

it('leads who may not change the rate to the section of the case', async () => {
  const userPermissions = Object.values(permission).filter(
    (one) => one !== permission.manageRefinancing,
  );
  await open('/dashboard?fixations=principal', advisorUser({ userPermissions }));
  const [first] = await links();
  expect(first).toHaveAttribute('href', '/mortgage/case-detail/2000001?section=refinancing');
});

it('is sorted by its head, which the address keeps', async () => {
  const { user, router } = await open('/dashboard?filter=my-cases&rows=20&fixations=interestRate');
  const header = async (name: string) => (await table()).getByRole('columnheader', { name });
  expect(await header('Sazba')).toHaveAttribute('aria-sort', 'descending');
  expect(asked).toEqual([{ sort: 'interestRate', pageSize: '10' }]);
  await user.click((await table()).getByRole('button', { name: 'Konec fixace' }));
  expect(router.state.location.search).toBe('?rows=20&fixations=fixedRateValidTo');
  expect(await header('Konec fixace')).toHaveAttribute('aria-sort', 'ascending');
  expect(await header('Sazba')).not.toHaveAttribute('aria-sort');
  await user.click((await table()).getByRole('button', { name: 'Jistina' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ sort: 'principal', pageSize: '10' }));
});

it('stays open and sorted while the list below is', async () => {
  const { user, router } = await open('/dashboard?fixations=principal');
  const list = within(screen.getByRole('table', { name: 'Případy' }));
  await user.click(list.getByRole('button', { name: 'Částka' }));
  expect(router.state.location.search).toBe('?sort=-amount&fixations=principal');
});

it('loads ten more at a time', async () => {
  total = 12;
  const { user } = await open('/dashboard?fixations=principal');
  expect(await links()).toHaveLength(10);
  await user.click(within(group()!).getByRole('button', { name: 'Načíst další' }));
  await waitFor(async () => expect(await links()).toHaveLength(12));
  expect(within(group()!).queryByRole('button', { name: 'Načíst další' })).not.toBeInTheDocument();
});

it('can be tried again when the cases are refused', async () => {
  const { user } = await open();
  server.use(handle(caseCalls.endingFixations, failure(500)));
  await user.click(fold());
  const retry = await within(group()!).findByRole('button', { name: /Zkusit znovu/ });
  expect(fold()).toHaveAccessibleName('Končící fixace 2');
  server.use(handle(caseCalls.endingFixations, answer));
  await user.click(retry);
  expect(await links()).toHaveLength(2);
});

it('is not there without any, or where it is not known', async () => {
  total = 0;
  const { unmount } = await open();
  expect(group()).not.toBeInTheDocument();
  unmount();
  server.use(handle(caseCalls.endingFixations, failure(500)));
  const { banners } = await open();
  expect(group()).not.toBeInTheDocument();
  expect(banners).toEqual([]);
});

it('stands above the user’s own cases only, and not while searching', async () => {
  const { user } = await open();
  expect(group()).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Hledat případ' }), 'nov{Enter}');
  expect(group()).not.toBeInTheDocument();
});

it('asks again with the list', async () => {
  const { user } = await open();
  total = 3;
  await user.click(screen.getByRole('button', { name: 'Obnovit' }));
  expect(await screen.findByRole('region', { name: 'Končící fixace 3' })).toBeVisible();
});

it('does not wait for a late answer, which pushes no rows down', async () => {
  const late = withResolvers<Ending>();
  server.use(handle(caseCalls.endingFixations, () => late.promise));
  const { queryClient } = await open();
  await act(async () => late.resolve(ending(0, 2)));
  await waitFor(() =>
    expect(queryClient.getQueryData(endingFixationsQuery(undefined).queryKey)).toBeDefined(),
  );
  expect(group()).not.toBeInTheDocument();
});
