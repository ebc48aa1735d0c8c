import { useCurrentClientStore } from '@advisor/shell/current-client';
import { isFlagRead, useErrorFlagStore } from '@advisor/shell/error-flags';
import { useNotificationStore } from '@advisor/shell/notifications';
import { SlotProvider } from '@advisor/shell/components/Slot';
import { permission } from '@advisor/contracts/permissions';
import { caseCustomer, mainPanel, openCase } from '@advisor/testing/case-fixtures';
import { failure, handle } from '@advisor/testing/handlers';
import { renderRoute } from '@advisor/testing/render-route';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { act, screen, waitFor, within } from '@testing-library/react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { isApiError } from '@advisor/api-client/api-error';
import texts from '../../cs.json';
import { createRoutes } from '../../routes';

const active = (section: 'parameters' | 'applicants' | 'timeline' | 'real-estate') => ({
  section,
  isActive: true,
});

const server = mockServer(
  handle('case.get', openCase()),
  handle('case.mainPanel', mainPanel()),
  handle('case.menuFlags', [
    active('parameters'),
    active('applicants'),
    active('real-estate'),
    { ...active('timeline'), count: 2 },
  ]),
  handle('case.infoBanners', []),
  handle('case.parameters', {
    productTypeId: 20001,
    targetAmount: 3_500_000,
    loanPurposes: [
      { loanPurposeId: 201, amount: 3_000_000 },
      { loanPurposeId: 204, amount: 500_000 },
    ],
    loanDuration: 360,
    loanAccount: { prefix: '19', number: '2000145399', bankCode: '0800' },
  }),
  handle('case.customers', [caseCustomer()]),
  handle('case.timeline', [
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

const RealEstate = ({ caseId }: { caseId: number }) => <p>Zástavy případu {caseId}</p>;
const fillings = (name: string) =>
  name === 'case-detail.real-estate' ? [{ remote: 'valuation', Component: RealEstate }] : [];

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

const heading = () => screen.findByRole('heading', { level: 1, name: 'Hypoteční úvěr' });

it('shows the case and makes its client the current one', async () => {
  await open();
  await heading();
  expect(screen.getByText('Rozpracovaný')).toBeVisible();
  expect(screen.getByText('4,49 % ročně')).toBeVisible();
  expect(useCurrentClientStore.getState().client).toMatchObject({
    caseId: 1000001,
    customerLastName: 'Nováková',
    dateOfBirth: '1985-04-03',
    salesArrangementId: 21,
  });
});

it('opens the section that the address names and moves between sections', async () => {
  const { user, router } = await open('/mortgage/case-detail/1000001?section=timeline');
  expect(await screen.findByText('Nabídka odeslána klientovi')).toBeVisible();
  expect(screen.getByRole('heading', { name: '2026' })).toBeVisible();
  expect(screen.getByText(/Systém/)).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Žadatelé' }));
  expect(await screen.findByText('855403/2142')).toBeVisible();
  expect(router.state.location.search).toBe('?section=applicants');
  expect(screen.getByRole('link', { name: 'Žadatelé' })).toHaveAttribute('aria-current', 'true');
});

it('shows parameters as agreed, purposes with their total', async () => {
  await open();
  const purposes = await screen.findByRole('table');
  expect(within(purposes).getByRole('row', { name: /Celkem/ })).toHaveTextContent('3 500 000 Kč');
  expect(screen.getByText('19-2000145399/0800')).toBeVisible();
  expect(screen.getByText('360 měsíců')).toBeVisible();
});

it('has another area’s section only when a remote fills its slot', async () => {
  const { unmount } = await open();
  await heading();
  expect(screen.queryByText('Nemovitosti')).not.toBeInTheDocument();
  unmount();

  await open('/mortgage/case-detail/1000001?section=real-estate', {
    wrap: (children) => (
      <SlotProvider value={{ fillings: fillings as never }}>{children}</SlotProvider>
    ),
  });
  expect(await screen.findByText('Zástavy případu 1000001')).toBeVisible();
});

it('says why a section is closed and falls back to an open one', async () => {
  const reason = 'Historie bude dostupná po podpisu.';
  server.use(
    handle('case.menuFlags', [
      active('parameters'),
      { section: 'timeline', isActive: false, reason },
    ]),
  );
  await open('/mortgage/case-detail/1000001?section=timeline');
  expect(await screen.findByRole('button', { name: `Historie ${reason}` })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Parametry' })).toHaveAttribute('aria-current', 'true');
});

it.each([
  ['an unknown case', failure(404), 'Chyba 404'],
  ['someone else’s case', failure(403), 'Chyba 403'],
  ['a broken service', failure(500), 'Chyba 500'],
])('leaves %s to the error page, without a banner beside it', async (_name, answer, shown) => {
  server.use(handle('case.get', answer));
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
  server.use(handle('case.timeline', failure(500)));
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
  server.use(handle('case.get', openCase(change)), handle('case.mainPanel', panel));
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
    server.use(handle('case.cancel', { state: 7 }), handle('case.get', openCase({ state: 7 })));
    await confirm(user);
    expect(await screen.findByText('Zrušený')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Zrušit případ' })).not.toBeInTheDocument();
    expect(useNotificationStore.getState().notifications[0]).toMatchObject({
      type: 'success',
      title: 'Případ byl zrušen',
    });
  });

  it('tells of somebody else’s change once, and shows the case as it is now', async () => {
    // As the host's policy: a flag that a screen reads raises no banner.
    const banners: unknown[] = [];
    const onError = (error: unknown) => {
      useErrorFlagStore.getState().raise('conflict');
      if (!isFlagRead('conflict')) banners.push(error);
    };
    const { user, router } = await open(undefined, { onError });
    await heading();
    server.use(
      handle('case.cancel', failure(409, { message: 'Případ už zrušil Petr Specialista.' })),
      handle('case.get', openCase({ state: 9 })),
    );
    await confirm(user);
    expect(await screen.findByText('Ke zrušení')).toBeVisible();
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
      handle('case.cancel', () => {
        cancelled();
        return { state: 7 };
      }),
      handle('case.get', openCase({ state: 7 })),
    );
    await user.click(await screen.findByRole('button', { name: 'Zrušit případ' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Zrušit tento případ?' }));
    const confirmation = dialog.getByRole('button', { name: 'Zrušit případ' });
    act(() => {
      confirmation.click();
      confirmation.click();
    });
    expect(await screen.findByText('Zrušený')).toBeVisible();
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
