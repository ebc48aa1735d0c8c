import { caseCalls } from '@advisor/contracts/case/calls';
import { useCurrentClientStore } from '@advisor/shell/current-client';
import { useNotificationStore } from '@advisor/shell/notifications';
import { SlotProvider } from '@advisor/shell/components/Slot';
import { permission } from '@advisor/contracts/permissions';
import { caseCustomer, mainPanel, openCase } from '@advisor/testing/case-fixtures';
import { failure, handle } from '@advisor/testing/handlers';
import { renderRoute } from '@advisor/testing/render-route';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { caseDetailSlots } from '@advisor/slots/case';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { isApiError } from '@advisor/api-client/api-error';
import texts from '../../../cs.json';
import { createRoutes } from '../../../routes';

const active = (
  section: 'parameters' | 'applicants' | 'timeline' | 'real-estate' | 'income-tax-returns',
) => ({
  section,
  isActive: true,
});

const server = mockServer(
  handle(caseCalls.get, openCase()),
  handle(caseCalls.mainPanel, mainPanel()),
  handle(caseCalls.menuFlags, [
    active('parameters'),
    active('applicants'),
    active('real-estate'),
    { ...active('timeline'), count: 2 },
  ]),
  handle(caseCalls.infoBanners, []),
  handle(caseCalls.parameters, {
    productTypeId: 20001,
    targetAmount: 3_500_000,
    loanPurposes: [
      { loanPurposeId: 201, amount: 3_000_000 },
      { loanPurposeId: 204, amount: 500_000 },
    ],
    interestRate: 4.49,
    loanDuration: 360,
    loanAccount: { prefix: '19', number: '2000145399', bankCode: '0800' },
  }),
  handle(caseCalls.customers, [caseCustomer()]),
  handle(caseCalls.timeline, [
    {
      id: 1,
      happenedOn: '2026-11-20T08:00:00Z',
      title: 'Nabídka odeslána klientovi',
      userName: 'Jana Poradcová',
      kind: 'application',
    },
    { id: 2, happenedOn: '2026-10-02T08:00:00Z', title: 'Případ založen', kind: 'case' },
  ]),
);
const disbursed = mainPanel({
  salesArrangement: { salesArrangementId: 21, typeId: 6, state: 6 },
});

beforeEach(() => {
  useCurrentClientStore.getState().clear();
  useNotificationStore.setState({ notifications: [] });
});

function Failed() {
  const error = useRouteError();
  const status = isApiError(error) || isRouteErrorResponse(error) ? error.status : String(error);
  return <p role="alert">Chyba {status}</p>;
}

/** Beside the case is a remote that fills the slots. */
const withFilling = (slot: string, Component: (props: { caseId: number }) => ReactNode) => ({
  wrap: (children: ReactNode) => (
    <SlotProvider
      value={{
        fillings: (name) =>
          name === slot ? [{ remote: 'valuation', Component: Component as never }] : [],
      }}
    >
      {children}
    </SlotProvider>
  ),
});

const open = (
  path = '/mortgage/case-detail/1000001',
  options: Parameters<typeof renderRoute>[2] = {},
) =>
  renderRoute(
    (queryClient) => [
      {
        errorElement: <Failed />,
        HydrateFallback: () => null,
        children: createRoutes({ queryClient }),
      },
    ],
    path,
    { texts: { case: texts }, ...options },
  );

const heading = () => screen.findByRole('heading', { level: 1, name: 'Parametry' });

/** What the frame says of the case. */
const shownState = () => useCurrentClientStore.getState().client.caseState;

it('shows the case and makes its client the current one', async () => {
  await open();
  await heading();
  expect(await screen.findByText('4,49 % ročně')).toBeVisible();
  expect(useCurrentClientStore.getState().client).toMatchObject({
    caseId: 1000001,
    customerLastName: 'Nováková',
    dateOfBirth: '1985-04-03',
    salesArrangementId: 21,
  });
});

it('opens the section that the address names and moves to another one', async () => {
  const { router } = await open('/mortgage/case-detail/1000001?section=timeline');
  expect(await screen.findByText('Nabídka odeslána klientovi')).toBeVisible();
  expect(screen.getByRole('heading', { name: '2026' })).toBeVisible();
  expect(screen.getByText(/Systém/)).toBeVisible();

  await act(() => router.navigate('?section=applicants'));
  expect(await screen.findByText('855403/2142')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Žadatelé' })).toBeVisible();
});

it('lists the tax returns of the people, and leads to them', async () => {
  server.use(
    handle(caseCalls.menuFlags, [active('parameters'), active('income-tax-returns')]),
    handle(caseCalls.customerTaxReturns, [
      {
        customerOnSAId: 11,
        firstName: 'Anna',
        lastName: 'Nováková',
        taxReturns: [{ year: 2025, monthlyIncome: 36_570, lastChangedOn: '2026-11-20T08:00:00Z' }],
      },
    ]),
  );
  await open('/mortgage/case-detail/1000001?section=income-tax-returns');
  const returns = within(await screen.findByRole('region', { name: 'Nováková Anna' }));
  expect(returns.getByRole('row', { name: /2025/ })).toHaveTextContent('36 570 Kč');
  expect(returns.getByRole('link', { name: 'Výpočet příjmu' })).toHaveAttribute(
    'href',
    '/mortgage/income-return-tax-calculation/1000001/11',
  );
});

it('leads to another product for each applicant whom the register knows', async () => {
  const { identity: _, ...unknown } = caseCustomer({ customerOnSAId: 12, firstName: 'Petr' });
  server.use(handle(caseCalls.customers, [caseCustomer(), unknown]));
  await open('/mortgage/case-detail/1000001?section=applicants');
  const link = await screen.findByRole('link', { name: /^Modelovat pro klienta: Nováková/ });
  expect(link).toHaveAttribute('href', '/modelation/mortgage?clientId=951');
  expect(screen.getAllByRole('link', { name: /^Modelovat pro klienta/ })).toHaveLength(1);
});

it('does not lead to another product whoever may not search persons', async () => {
  await open('/mortgage/case-detail/1000001?section=applicants', {
    user: advisorUser({ userPermissions: [permission.searchCases] }),
  });
  expect(await screen.findByText('855403/2142')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Modelovat/ })).not.toBeInTheDocument();
});

it('shows parameters as agreed, purposes with their total', async () => {
  await open();
  const purposes = await screen.findByRole('table');
  expect(within(purposes).getByRole('row', { name: /Celkem/ })).toHaveTextContent('3 500 000 Kč');
  expect(screen.getByText('19-2000145399/0800')).toBeVisible();
  expect(screen.getByText('30 let')).toBeVisible();
});

it('has another area’s section only when a remote fills its slot', async () => {
  const { unmount } = await open('/mortgage/case-detail/1000001?section=real-estate');
  await heading();
  unmount();

  await open(
    '/mortgage/case-detail/1000001?section=real-estate',
    withFilling(caseDetailSlots['real-estate'], ({ caseId }) => <p>Zástavy případu {caseId}</p>),
  );
  expect(await screen.findByText('Zástavy případu 1000001')).toBeVisible();
});

it('has a section that is filled, though the menu of the case knows nothing of it', async () => {
  await open(
    '/mortgage/case-detail/1000001?section=tasks',
    withFilling(caseDetailSlots.tasks, ({ caseId }) => <p>Úkoly případu {caseId}</p>),
  );
  expect(await screen.findByText('Úkoly případu 1000001')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Úkoly' })).toBeVisible();
});

it('tells what is to be known of the case, by its severity', async () => {
  server.use(
    handle(caseCalls.infoBanners, [
      { id: 'overdue', severity: 'error', title: 'Splátka je po splatnosti' },
      { id: 'fixation', severity: 'info', title: 'Končí fixace', description: 'Do 31. 12. 2026' },
    ]),
  );
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Splátka je po splatnosti');
  const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(announced).toContainEqual(expect.stringMatching(/Končí fixace.*31\. 12\. 2026/));
});

it('falls back to an open section from a closed one', async () => {
  const closed = { section: 'timeline', isActive: false, reason: 'Až po podpisu.' } as const;
  server.use(handle(caseCalls.menuFlags, [active('parameters'), closed]));
  await open('/mortgage/case-detail/1000001?section=timeline');
  expect(await heading()).toBeVisible();
});

it.each([
  ['an unknown case', failure(404), 'Chyba 404'],
  ['someone else’s case', failure(403), 'Chyba 403'],
  ['a broken service', failure(500), 'Chyba 500'],
])('leaves %s to the error page, without a banner beside it', async (_name, answer, shown) => {
  server.use(handle(caseCalls.get, answer));
  const onError = jest.fn();
  await open(undefined, { onError });
  expect(await screen.findByRole('alert')).toHaveTextContent(shown);
  for (const [, context] of onError.mock.calls) expect(context.isWithoutReader).toBe(true);
});

it.each(['abc', '0', '2147483648', '1.5', '-1'])('does not know a case called %s', async (id) => {
  await open(`/mortgage/case-detail/${id}`);
  expect(await screen.findByRole('alert')).toHaveTextContent('Chyba 404');
});

it('without a number opens the current client’s case', async () => {
  useCurrentClientStore.getState().update({ caseId: 1000001 });
  const { router } = await open('/mortgage/case-detail');
  await heading();
  expect(router.state.location.pathname).toBe('/mortgage/case-detail/1000001');
});

it('without a number and a client sends to identification and says why', async () => {
  await open('/mortgage/case-detail');
  expect(await screen.findByText('Nejdřív vyhledejte případ')).toBeVisible();
});

it('tries a failed section again without losing the page', async () => {
  server.use(handle(caseCalls.timeline, failure(500)));
  const { user } = await open('/mortgage/case-detail/1000001?section=timeline');
  expect(await screen.findByText('Historii se nepodařilo načíst')).toBeVisible();
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Zkusit znovu' }));
  expect(await screen.findByText('Případ založen')).toBeVisible();
});

/** Cancels and answers the question. */
const confirm = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Zrušit případ' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Zrušit tento případ?' }));
  await user.click(dialog.getByRole('button', { name: 'Zrušit případ' }));
};

it.each([
  ['a loan that is prepared', mainPanel(), {}, true],
  ['savings', mainPanel({ productTypeId: 20000 }), {}, true],
  ['a loan that is paid out', disbursed, {}, false],
  ['a cancelled case', mainPanel(), { state: 7 as const }, false],
])('of %s leads to the hub: %#', async (_name, panel, change, leads) => {
  server.use(handle(caseCalls.get, openCase(change)), handle(caseCalls.mainPanel, panel));
  await open();
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryAllByRole('button', { name: 'Rozcestník žádosti' })).toHaveLength(+leads);
});

it('does not lead to the hub without the permission', async () => {
  await open(undefined, { user: advisorUser({ userPermissions: [permission.searchCases] }) });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Rozcestník žádosti' })).not.toBeInTheDocument();
});

describe('cancelling', () => {
  it('asks first, then shows the case’s new state', async () => {
    const { user } = await open();
    await heading();
    server.use(
      handle(caseCalls.cancel, { state: 7 }),
      handle(caseCalls.get, openCase({ state: 7 })),
    );
    await confirm(user);
    await waitFor(() => expect(shownState()).toBe(7));
    expect(screen.queryByRole('button', { name: 'Zrušit případ' })).not.toBeInTheDocument();
    expect(useNotificationStore.getState().notifications[0]).toMatchObject({
      type: 'success',
      title: 'Případ byl zrušen',
    });
  });

  it('tells of somebody else’s change once, and shows the case as it is now', async () => {
    const { user, router, banners } = await open();
    await heading();
    server.use(
      handle(caseCalls.cancel, failure(409, { message: 'Případ už zrušil Petr Specialista.' })),
      handle(caseCalls.get, openCase({ state: 9 })),
    );
    await confirm(user);
    await waitFor(() => expect(shownState()).toBe(9));
    expect(screen.getAllByText('Případ mezitím změnil někdo jiný')).toHaveLength(1);
    expect([...banners, ...useNotificationStore.getState().notifications]).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await act(() => router.navigate('/mortgage/case-detail/1000002'));
    await waitFor(() => expect(screen.queryByText(/mezitím/)).not.toBeInTheDocument());
  });

  it('means a double click once and leaves the focus on the heading', async () => {
    const cancelled = jest.fn();
    const { user } = await open();
    await heading();
    server.use(
      handle(caseCalls.cancel, () => {
        cancelled();
        return { state: 7 as const };
      }),
      handle(caseCalls.get, openCase({ state: 7 })),
    );
    await user.click(await screen.findByRole('button', { name: 'Zrušit případ' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Zrušit tento případ?' }));
    const confirmation = dialog.getByRole('button', { name: 'Zrušit případ' });
    act(() => {
      confirmation.click();
      confirmation.click();
    });
    await waitFor(() => expect(shownState()).toBe(7));
    expect(cancelled).toHaveBeenCalledTimes(1);
    await waitFor(async () => expect(await heading()).toHaveFocus());
  });

  it('is not offered without the permission', async () => {
    const userPermissions = [permission.searchCases];
    await open(undefined, { user: advisorUser({ userPermissions }) });
    await heading();
    expect(screen.queryByRole('button', { name: 'Zrušit případ' })).not.toBeInTheDocument();
  });
});
