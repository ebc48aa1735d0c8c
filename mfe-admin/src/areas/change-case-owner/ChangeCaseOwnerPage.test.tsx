import 'fake-indexeddb/auto';
import { adminCalls } from '@advisor/contracts/admin/calls';
import { clearDrafts, flushDrafts, openDrafts } from '@advisor/forms/drafts';
import { loggedInUserQuery } from '@advisor/shell/session';
import { failure, handle, networkFailure } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import '@advisor/testing/subtle-crypto';
import { advisorUser } from '@advisor/testing/users';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { changeCaseOwnerLoader } from './change-case-owner.loader';
import { changeCaseOwnerRoutes } from './routes';
import {
  foundCase,
  handover,
  jana,
  openChangeOfOwner,
  tomas,
} from './testing/open-change-of-owner';

const sent = jest.fn();
const answerTo = (answer: unknown) => (input: unknown) => {
  sent(input);
  return answer as never;
};
const broker = { userId: 2, firstName: 'Tomáš', lastName: 'Kříž', isInternal: false };
const server = mockServer(
  handle(adminCalls.listHandovers, []),
  handle(adminCalls.searchUsers, { users: [broker], hasMore: false }),
  handle(adminCalls.findCases, { cases: [foundCase(11)], hasMore: false }),
  handle(adminCalls.handOverCases, answerTo(handover())),
);
beforeEach(() => {
  sent.mockClear();
  openDrafts(4);
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T09:00:00Z'));
});
afterEach(clearDrafts);

type Opened = Awaited<ReturnType<typeof openChangeOfOwner>>;
const press = (name: string | RegExp) => screen.findByRole('button', { name });

async function chooseOwner({ user }: Opened) {
  await user.type(await screen.findByLabelText('Jméno, nebo číslo uživatele'), 'kriz{Enter}');
  await user.click(await press('Vybrat: Kříž Tomáš'));
}

async function chooseCase({ user }: Opened) {
  await user.type(screen.getByLabelText('Klient, číslo případu, nebo smlouvy'), 'benes{Enter}');
  await user.click(await press('Přidat: Případ č. 11, Beneš Karel'));
}

async function fillIn(opened: Opened) {
  await chooseOwner(opened);
  await chooseCase(opened);
  await opened.user.type(screen.getByLabelText(/^Důvod/), 'Odchod na mateřskou');
}

async function confirm({ user }: Opened, question = 'Předat 1 případ?') {
  await user.click(await press('Předat případy'));
  const dialog = within(await screen.findByRole('dialog', { name: question }));
  await user.dblClick(dialog.getByRole('button', { name: 'Předat případy' }));
}

it('hands over what was found, with whose it was seen to be, once', async () => {
  const opened = await openChangeOfOwner();
  await fillIn(opened);
  expect(screen.getByRole('list', { name: 'Předávané případy' })).toHaveTextContent(
    'Případ č. 11, Beneš Karel vlastník Jana Nováková',
  );
  expect(await press('Přidat: Případ č. 11, Beneš Karel')).toBeDisabled();
  await confirm(opened);
  await waitFor(() => expect(screen.getByLabelText(/^Důvod/)).toHaveValue(''));
  expect(screen.getByLabelText('Klient, číslo případu, nebo smlouvy')).toHaveValue('');
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    body: {
      userId: 2,
      reason: 'Odchod na mateřskou',
      cases: [{ caseId: 11, fromUserId: jana.userId }],
    },
  });
});

it('refuses without an owner, cases and a reason', async () => {
  const { user } = await openChangeOfOwner();
  await user.click(await press('Předat případy'));
  expect(await screen.findAllByText('Vyberte nového vlastníka')).not.toEqual([]);
  expect(screen.getAllByText('Vyberte aspoň jeden případ')).not.toEqual([]);
  expect(screen.getByLabelText(/^Důvod/)).toBeInvalid();
  expect(sent).not.toHaveBeenCalled();
});

it('says what became of each case, and keeps what can be tried again', async () => {
  const results = handover({
    cases: [
      { caseId: 11, result: 'changedMeanwhile', formerOwner: { userId: 3, name: 'Petr Dvořák' } },
      { caseId: 12, result: 'notFound' },
      { caseId: 13, result: 'alreadyThere', formerOwner: tomas },
      { caseId: 14, result: 'moved', formerOwner: jana },
    ],
  });
  server.use(
    handle(adminCalls.handOverCases, answerTo(results)),
    handle(
      adminCalls.resolveCases,
      [11, 12, 13, 14].map((caseId) => ({ number: String(caseId), case: foundCase(caseId) })),
    ),
  );
  const opened = await openChangeOfOwner();
  const { user } = opened;
  await chooseOwner(opened);
  await user.click(await press('Vložit seznam případů'));
  await user.click(screen.getByLabelText('Čísla případů nebo smluv'));
  await user.paste('11 12 13 14');
  await user.click(await press('Přidat ze seznamu'));
  await user.type(screen.getByLabelText(/^Důvod/), 'Odchod');
  await confirm(opened, 'Předat 4 případy?');
  const said = await screen.findByText('Předáno případů: 1 z 4', {
    selector: '.adv-bar__title',
    exact: false,
  });
  const bar = within(said.closest('[role=status]') as HTMLElement);
  expect(bar.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '11: nepředáno, mezitím patří Petr Dvořák',
    '12: případ nenalezen',
    '13: už mu patří',
  ]);
  const left = within(screen.getByRole('list', { name: 'Předávané případy' }));
  expect(left.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Případ č. 11, Beneš Karel vlastník Petr DvořákOdebrat',
  ]);
  await confirm(opened);
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(sent.mock.calls[1]?.[0]).toMatchObject({
    body: { cases: [{ caseId: 11, fromUserId: 3 }] },
  });
});

it('says which numbers of a list no case has', async () => {
  server.use(
    handle(adminCalls.resolveCases, [{ number: '11', case: foundCase(11) }, { number: '999' }]),
  );
  const { user } = await openChangeOfOwner();
  await user.click(await press('Vložit seznam případů'));
  await user.click(screen.getByLabelText('Čísla případů nebo smluv'));
  await user.paste('11, 999');
  await user.click(await press('Přidat ze seznamu'));
  expect(await screen.findByText(/Tato čísla nemá žádný případ: 999/)).toBeVisible();
  expect(screen.getByLabelText('Čísla případů nebo smluv')).toHaveValue('999');
});

it.each([
  ['Nikoho takového jsme nenašli', 'Jméno, nebo číslo uživatele'],
  ['Takový případ jsme nenašli', 'Klient, číslo případu, nebo smlouvy'],
])('says %s', async (words, label) => {
  server.use(
    handle(adminCalls.searchUsers, { users: [], hasMore: false }),
    handle(adminCalls.findCases, { cases: [], hasMore: false }),
  );
  const { user } = await openChangeOfOwner();
  await user.type(await screen.findByLabelText(label), 'nikdo{Enter}');
  expect(await screen.findByText(words)).toBeVisible();
});

it('shows at the owner that they may not work with cases, and keeps what was typed', async () => {
  const message = 'Tomáš Kříž nemá oprávnění pracovat s případy. Vyberte jiného vlastníka.';
  server.use(handle(adminCalls.handOverCases, failure(400, { message, field: 'userId' })));
  const opened = await openChangeOfOwner();
  await fillIn(opened);
  await confirm(opened);
  expect(await screen.findAllByText(message)).not.toEqual([]);
  expect(screen.getByLabelText(/^Důvod/)).toHaveValue('Odchod na mateřskou');
  expect(opened.banners).toEqual([]);
});

it('keeps what was chosen after a failed call', async () => {
  server.use(handle(adminCalls.handOverCases, networkFailure()));
  const opened = await openChangeOfOwner();
  await fillIn(opened);
  await confirm(opened);
  await waitFor(async () => expect(await press('Předat případy')).toBeEnabled());
  expect(screen.getByLabelText(/^Důvod/)).toHaveValue('Odchod na mateřskou');
  expect(screen.getByText('Kříž Tomáš')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Předávané případy' })).toHaveTextContent('Beneš');
});

it('has what was chosen and typed after a reload', async () => {
  await fillIn(await openChangeOfOwner());
  cleanup();
  await flushDrafts();
  await openChangeOfOwner();
  const reason = await screen.findByLabelText(/^Důvod/);
  await waitFor(() => expect(reason).toHaveValue('Odchod na mateřskou'));
  expect(screen.getByText('Kříž Tomáš')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Předávané případy' })).toHaveTextContent('Beneš');
});

it('tells what was done, and takes it back while that is allowed, once', async () => {
  const over = handover({ handoverId: 4, undoableUntil: '2026-11-20T08:59:00.000Z' });
  const undone = handover({
    handoverId: 3,
    undoneOn: '2026-11-20T08:58:00.000Z',
    undoneBy: 'Petr Dvořák',
    cases: [{ caseId: 11, result: 'moved', formerOwner: jana, undone: 'returned' }],
  });
  server.use(
    handle(adminCalls.listHandovers, [handover(), over, undone]),
    handle(adminCalls.undoHandover, answerTo(undone)),
  );
  const { user } = await openChangeOfOwner();
  const list = within(await screen.findByRole('region', { name: 'Poslední změny' }));
  expect(list.getByText(/vrátit lze do 10:10/)).toBeVisible();
  expect(list.getAllByText('11: předáno, původní vlastník Jana Nováková')).toHaveLength(2);
  expect(list.getByText('11: předáno, původní vlastník Jana Nováková, vráceno')).toBeVisible();
  expect(list.getByText(/vráceno 20\. 11\. 2026 09:58, Petr Dvořák/)).toBeVisible();
  await user.dblClick(list.getByRole('button', { name: /^Vrátit/ }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ params: { handoverId: '5' } });
});

it('asks for nothing without the permission; the layout says why', async () => {
  server.use(handle(adminCalls.listHandovers, answerTo([])));
  const queryClient = new QueryClient();
  const user = advisorUser({ userPermissions: [224] });
  queryClient.setQueryData(loggedInUserQuery().queryKey, user);
  await changeCaseOwnerLoader(queryClient)();
  expect(sent).not.toHaveBeenCalled();
  const [route] = changeCaseOwnerRoutes({ queryClient });
  expect(route?.handle).toMatchObject({ permission: 249 });
});
