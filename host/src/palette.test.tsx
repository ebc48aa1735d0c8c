import { caseCalls } from '@advisor/contracts/case/calls';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { caseListItem } from '@advisor/testing/case-fixtures';
import { taskCalls } from '@advisor/contracts/tasks/calls';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { screen, waitFor } from '@testing-library/react';
import { caseRemote, renderHost } from './testing/render-host';

const row = caseListItem({
  caseId: 9001,
  contractNumber: 'HU-9001',
  customer: { firstName: 'Božena', lastName: 'Dvořáčková', birthYear: 1985 },
});

const openedCase = {
  ...row,
  salesArrangementId: 1,
  customer: { ...row.customer, customerOnSAId: 1, householdId: 1, dateOfBirth: '1985-02-03' },
};

const oneCase = () =>
  handle(caseCalls.get, ({ params }) => (params['caseId'] === '9001' ? openedCase : failure(404)));

const searched = jest.fn();
const server = mockServer(
  handle(sessionCalls.loggedInUser, advisorUser()),
  handle(caseCalls.search, ({ body }) => {
    searched(body.searchTerm);
    const rows = body.searchTerm?.startsWith('dvo') ? [row] : [];
    return { rows, pagination: { offset: 0, pageSize: 8, hasNext: false } };
  }),
);

beforeEach(() => sessionStorage.clear());

async function open(options: Parameters<typeof renderHost>[1] = {}) {
  const host = await renderHost('/dashboard', {
    ...options,
    remoteRoutes: [
      { path: '/dashboard', element: <h1>Přehled</h1> },
      { path: '/case-identification', element: <h1>Identifikace</h1> },
      { path: '/mortgage/case-detail/:caseId?', element: <h1>Detail</h1> },
    ],
  });
  await screen.findByRole('heading', { name: 'Přehled' });
  await host.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox');
  field.focus();
  return { ...host, field };
}

const options = () =>
  screen.getAllByRole('option').map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));

const found = 'Dvořáčková Božena9001 · HU-9001nar. 1985 · Hypoteční úvěr · 3 500 000 Kč · Příprava';
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

it('opens by Ctrl+K, moves by the arrows and goes to a screen by Enter', async () => {
  const { user, field, router } = await open();
  expect(options()).toEqual(['Přehled případů', 'Identifikace případu']);
  expect(active(field)).toBe('Přehled případů');
  await user.keyboard('{ArrowDown}');
  expect(active(field)).toBe('Identifikace případu');
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/case-identification'));
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

it('finds a case by its client, asks once for a word typed quickly, and opens it', async () => {
  const { user, field, router } = await open();
  await user.type(field, 'dvořáč');
  await waitFor(() => expect(options()).toEqual([found]));
  expect(searched.mock.calls).toEqual([['dvořáč']]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/mortgage/case-detail/9001'));
  expect(router.state.location.search).toBe('');
});

it('finds tasks that wait for the user by what they are and whose, and opens one', async () => {
  const task = {
    taskId: 41,
    taskTypeId: 1,
    state: 1,
    stateIndicator: 1,
    name: 'Dožádání',
    createdOn: '2026-11-02T08:00:00Z',
    createdBy: 'Procesní systém',
    isWaitingForAdvisor: true,
    isOpen: true,
    isWaitingForCaller: true,
    canBeFinished: false,
    canBeTaken: false,
    canBeGivenBack: false,
    caseId: 9002,
    customer: { firstName: 'Jan', lastName: 'Novotný' },
  } as const;
  server.use(
    handle(taskCalls.mine, {
      rows: [task],
      pagination: { offset: 0, pageSize: 100, hasNext: false },
    }),
  );
  const { owns } = caseRemote;
  const { user, field, router } = await open({
    registry: { remotes: [{ ...caseRemote, owns: [...owns, '/tasks'] }] },
  });
  expect(options()).not.toContain('Dožádání: Novotný Jan9002');
  await user.type(field, 'dožádání nov');
  await waitFor(() => expect(options()).toEqual(['Dožádání: Novotný Jan9002']));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/mortgage/case-detail/9002'));
  expect(router.state.location.search).toBe('?section=tasks&task=41');
});

it('says that a word is too short, and that nothing was found', async () => {
  const { user, field } = await open();
  await user.type(field, 'xy');
  expect(screen.getByText('Zadejte alespoň 3 znaky.')).toBeVisible();
  await user.type(field, 'z');
  expect(await screen.findByText('Nic jsme nenašli.')).toBeVisible();
  expect(searched.mock.calls).toEqual([['xyz']]);
});

it('says that the search failed without a banner', async () => {
  server.use(handle(caseCalls.search, failure(500)));
  const { user, field } = await open();
  await user.type(field, 'dvo');
  expect(await screen.findByText('Případy se nepodařilo vyhledat.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('does not search for a user who may not', async () => {
  server.use(handle(sessionCalls.loggedInUser, advisorUser({ userPermissions: [110] })));
  const { user, field } = await open();
  await user.type(field, 'identifik');
  expect(options()).toEqual(['Identifikace případu']);
  expect(searched).not.toHaveBeenCalled();
});

describe('for a user who may open cases but not search them', () => {
  beforeEach(() =>
    server.use(
      handle(sessionCalls.loggedInUser, advisorUser({ userPermissions: [110] })),
      oneCase(),
    ),
  );

  it('opens a case by its number', async () => {
    const { user, field, router } = await open();
    await user.type(field, '9001');
    await waitFor(() => expect(options()).toEqual([found]));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/mortgage/case-detail/9001'));
    expect(searched).not.toHaveBeenCalled();
  });

  it.each(['9002', '99999999999'])('finds nothing under %s', async (number) => {
    const { user, field } = await open();
    await user.type(field, number);
    expect(await screen.findByText('Nic jsme nenašli.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

it('offers the cases opened lately by name, and leaves out those that are gone', async () => {
  sessionStorage.setItem('advisor.recent-cases', `${advisorUser().userId}:9001,9002`);
  server.use(oneCase());
  await open();
  await waitFor(() => expect(options()[0]).toBe(found));
  expect(options()).toHaveLength(3);
});

it('offers nobody the cases that somebody else opened in this tab', async () => {
  sessionStorage.setItem('advisor.recent-cases', '999:9001');
  await open();
  expect(options()).toEqual(['Přehled případů', 'Identifikace případu']);
});
