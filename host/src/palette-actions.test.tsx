import { caseCalls } from '@advisor/contracts/case/calls';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { clientOfCase } from '@advisor/shell/client-of-case';
import { useCurrentClientStore } from '@advisor/shell/current-client';
import { caseListItem, openCase } from '@advisor/testing/case-fixtures';
import { handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { act, screen, waitFor } from '@testing-library/react';
import { caseRemote, renderHost } from './testing/render-host';

const server = mockServer(
  handle(sessionCalls.loggedInUser, advisorUser()),
  handle(caseCalls.get, openCase()),
  handle(caseCalls.menuFlags, [
    { section: 'timeline', isActive: false, reason: 'Až po podpisu smlouvy.' },
  ]),
  handle(caseCalls.stages, {
    salesArrangementId: 21,
    stages: [{ stage: 'checklist', state: 'current', missing: [] }],
    next: { stage: 'checklist', action: 'collect', count: 2, waitsFor: 'advisor' },
  }),
);

beforeEach(() => sessionStorage.clear());

const brings = (name: string, owns: string[]) => ({ ...caseRemote, name, owns, navigation: [] });
const remotes = [
  {
    ...caseRemote,
    caseFrame: {
      stages: { checklist: '/mortgage/checklist/{caseId}/{salesArrangementId}' },
      entries: {
        hub: { to: '/mortgage/hub?caseId={caseId}', permissions: [202] },
        timeline: { to: '/mortgage/case-detail/{caseId}?section=timeline' },
      },
    },
  },
  brings('modelation', ['/modelation/mortgage']),
  brings('signing', ['/mortgage/documents-signing']),
];

async function open(path: string) {
  const host = await renderHost(path, {
    registry: { remotes },
    remoteRoutes: [
      { path: '/dashboard', element: <h1>Přehled</h1> },
      { path: '/mortgage/checklist/:caseId/:salesArrangementId', element: <h1>Podklady</h1> },
      {
        path: '/mortgage/case-detail/:caseId?',
        element: <h1>Detail</h1>,
        handle: { titleKey: 'test:title', clientPanel: true },
      },
    ],
  });
  await screen.findByRole('heading', { name: /Přehled|Detail/ });
  act(() => useCurrentClientStore.getState().update(clientOfCase(openCase())));
  await host.user.keyboard('{Control>}k{/Control}');
  (await screen.findByRole('combobox')).focus();
  return host;
}

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const ofCase = 'Případ 1000001';

it('offers what can be done in the case on the screen, and its screens', async () => {
  const { user, router } = await open('/mortgage/case-detail/1000001');
  await waitFor(() =>
    expect(options()).toEqual([
      `Vyřídit podklady (2)${ofCase}`,
      `Dokumenty k podpisu${ofCase}`,
      `Modelovat pro klienta: Nováková Anna${ofCase}`,
      'Modelovat hypotéku',
      `Rozcestník žádosti${ofCase}`,
      'Přehled případů',
      'Identifikace případu',
    ]),
  );
  expect(screen.getByText('Akce')).toBeVisible();
  expect(screen.getByText('Obrazovky')).toBeVisible();
  await user.keyboard('podklady{Enter}');
  await waitFor(() =>
    expect(router.state.location.pathname).toBe('/mortgage/checklist/1000001/21'),
  );
});

it('offers nothing of the case that was open before', async () => {
  await open('/dashboard');
  expect(options()).toEqual(['Modelovat hypotéku', 'Přehled případů', 'Identifikace případu']);
});

it('offers neither the step nor the documents to a user who may not open them', async () => {
  server.use(handle(sessionCalls.loggedInUser, advisorUser({ userPermissions: [224] })));
  const { user } = await open('/mortgage/case-detail/1000001');
  await screen.findByRole('navigation', { name: 'Průběh případu', busy: false });
  await user.keyboard('pod');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

it('models another product for the client of the case', async () => {
  const { user, router } = await open('/mortgage/case-detail/1000001');
  await screen.findByRole('option', { name: /Modelovat pro klienta/ });
  await user.keyboard('pro klienta{Enter}');
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: '/modelation/mortgage',
      search: '?clientId=951',
    }),
  );
});

const models = () => options().filter((text) => text.startsWith('Modelovat pro klienta'));

describe('for a client whose cases were found', () => {
  const customer = { firstName: 'Božena', lastName: 'Dvořáčková', birthYear: 1985, clientId: 77 };
  const findsCases = (...customers: Partial<typeof customer>[]) =>
    handle(caseCalls.search, {
      rows: customers.map((change, index) =>
        caseListItem({ caseId: 9001 + index, customer: { ...customer, ...change } }),
      ),
      pagination: { offset: 0, pageSize: 8, hasNext: false },
    });

  it('models another product, once for each of them', async () => {
    server.use(findsCases({}, {}, { firstName: 'Jana', clientId: 78 }));
    const { user, router } = await open('/dashboard');
    await user.keyboard('dvořáč');
    await waitFor(() =>
      expect(models()).toEqual([
        'Modelovat pro klienta: Dvořáčková Boženanar. 1985',
        'Modelovat pro klienta: Dvořáčková Jananar. 1985',
      ]),
    );
    await user.click(screen.getByRole('option', { name: /^Modelovat.*Jana/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?clientId=78'));
  });

  it('offers nothing to a user who may not search persons', async () => {
    server.use(
      findsCases({}),
      handle(sessionCalls.loggedInUser, advisorUser({ userPermissions: [224] })),
    );
    const { user } = await open('/dashboard');
    await user.keyboard('dvořáč');
    await waitFor(() => expect(options()).toHaveLength(1));
    expect(models()).toEqual([]);
  });
});
