import { caseCalls } from '@advisor/contracts/case/calls';
import type { CaseStages } from '@advisor/contracts/case/detail';
import { caseMenu } from '@advisor/contracts/case/menu';
import type { ServedRemote } from '@advisor/deployment/served-registry';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { useCurrentClientStore } from '@advisor/shell/current-client';
import { clientOfCase } from '@advisor/shell/client-of-case';
import { openCase } from '@advisor/testing/case-fixtures';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { caseRemote, renderHost } from './testing/render-host';

const detail = '/mortgage/case-detail/1000001';
const flags = [
  { section: 'parameters' as const, isActive: true },
  { section: 'applicants' as const, isActive: true, count: 2 },
  { section: 'timeline' as const, isActive: false, reason: 'Až po podpisu smlouvy.' },
];
const stages: CaseStages = {
  salesArrangementId: 21,
  stages: [
    { stage: 'modelation', state: 'done', missing: [] },
    { stage: 'household', state: 'done', missing: [] },
    { stage: 'checklist', state: 'current', missing: ['Chybí výpis z účtu.', 'Chybí odhad.'] },
    { stage: 'signing', state: 'blocked', missing: ['Nejdřív doplňte podklady.'] },
  ],
  next: { stage: 'checklist', action: 'collect', waitsFor: 'advisor' },
};

const server = mockServer(
  handle(sessionCalls.loggedInUser, advisorUser()),
  handle(caseCalls.get, openCase()),
  handle(caseCalls.menuFlags, flags),
  handle(caseCalls.stages, stages),
);

const section = (name: string) => ({ to: `/mortgage/case-detail/{caseId}?section=${name}` });
const remotes = [
  {
    ...caseRemote,
    caseFrame: {
      stages: { checklist: '/mortgage/checklist/{caseId}/{salesArrangementId}' },
      entries: {
        hub: { to: '/mortgage/hub?caseId={caseId}', permissions: [202] },
        parameters: section('parameters'),
        applicants: section('applicants'),
        tasks: { ...section('tasks'), slot: 'case-detail.tasks' },
        drawing: { ...section('drawing'), slot: 'case-detail.drawing' },
        timeline: section('timeline'),
        unheard: { to: '/unheard' },
      },
    },
  },
  {
    ...caseRemote,
    name: 'drawing',
    owns: ['/drawing'],
    navigation: [],
    slots: ['case-detail.drawing'],
    caseFrame: {
      stages: { modelation: '/cid-{caseId}/loan-hub/said-{salesArrangementId}/modelation' },
      entries: {},
    },
  },
  // As builds of the release before: they say nothing of the frame.
  { ...caseRemote, name: 'former', owns: ['/former'], navigation: [], slots: ['x'] },
];

const screenOf = (path: string, title: string) => ({
  path,
  element: <h1 tabIndex={-1}>{title}</h1>,
  handle: { titleKey: 'test:title', clientPanel: true },
});

const render = (path: string, brought: ServedRemote[] = remotes) => {
  const view = renderHost(path, {
    registry: { remotes: brought },
    remoteRoutes: [
      screenOf('/mortgage/case-detail/:caseId?', 'Detail'),
      screenOf('/mortgage/hub', 'Rozcestník'),
      screenOf('/mortgage/checklist/:caseId/:salesArrangementId', 'Podklady'),
    ],
  });
  act(() => useCurrentClientStore.getState().update(clientOfCase(openCase())));
  return view;
};

const path = async () => within(await screen.findByRole('navigation', { name: 'Průběh případu' }));
const menu = async () => within(await screen.findByRole('navigation', { name: 'Nabídka případu' }));

it('says whose case it is, and leads to its detail', async () => {
  await render('/mortgage/hub?caseId=1000001');
  const panel = within(await screen.findByRole('region', { name: 'Aktuální klient' }));
  expect(await panel.findByRole('link', { name: 'Nováková Anna' })).toHaveAttribute('href', detail);
  expect(panel.getByRole('link', { name: 'Případ 1000001' })).toHaveAttribute('href', detail);
});

it('is there as soon as the screen is, which it would push down later', async () => {
  let wasThere: boolean | undefined;
  function Screen() {
    useLayoutEffect(() => {
      wasThere ??= screen.queryByRole('region', { name: 'Aktuální klient' }) !== null;
    }, []);
    return <h1 tabIndex={-1}>Rozcestník</h1>;
  }
  renderHost('/mortgage/hub?caseId=1000001', {
    registry: { remotes },
    remoteRoutes: [{ ...screenOf('/mortgage/hub', 'Rozcestník'), element: <Screen /> }],
  });
  await screen.findByRole('heading', { name: 'Rozcestník' });
  expect(wasThere).toBe(true);
});

it.each([
  [1, 0],
  [7, 1],
] as const)('says of a case in state %i what is out of the ordinary', async (state, shown) => {
  server.use(handle(caseCalls.get, openCase({ state })));
  await render(detail);
  act(() => useCurrentClientStore.getState().update({ caseState: state }));
  await path();
  expect(screen.queryAllByText(/Rozpracovaný|Zrušený/)).toHaveLength(shown);
});

it('shows the path of the case in order, with the state of each stage in words', async () => {
  await render(detail);
  await (await path()).findByText('Domácnost');
  const items = within((await path()).getAllByRole('list')[0]!)
    .getAllByRole('listitem')
    .filter(({ dataset }) => dataset.state);
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Modelace.*hotovo/),
    expect.stringMatching(/^Domácnost.*hotovo/),
    expect.stringMatching(/^3Podklady.*probíhá/),
    expect.stringMatching(/^Podpis.*zatím nelze začít/),
  ]);
  expect(items.filter((item) => item.getAttribute('aria-current') === 'step')).toEqual([items[2]]);
});

it('names no stage as the section of the case that has other parameters', async () => {
  const ofPath: CaseStages = {
    ...stages,
    stages: [{ stage: 'parameters', state: 'ready', missing: [] }],
  };
  server.use(handle(caseCalls.stages, ofPath));
  await render(detail);
  expect(await (await path()).findByText('Další parametry')).toBeVisible();
  expect((await menu()).getByRole('link', { name: 'Parametry' })).toBeVisible();
});

it('leads to the stages that deployed remotes bring, and names the others', async () => {
  await render(detail);
  const line = await path();
  await line.findByText('Domácnost');
  expect(line.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/cid-1000001/loan-hub/said-21/modelation',
    '/mortgage/checklist/1000001/21',
  ]);
});

it('says what a stage lacks, and why one may not begin', async () => {
  await render(detail);
  const line = await path();
  expect(
    await line.findByRole('button', { name: 'Podklady: co chybí' }),
  ).toHaveAccessibleDescription('Chybí výpis z účtu. Chybí odhad.');
  expect(line.getByRole('button', { name: /^Podpis/ })).toHaveAccessibleDescription(
    'Nejdřív doplňte podklady.',
  );
});

it('marks the stage whose screen is open', async () => {
  await render('/mortgage/checklist/1000001/21');
  const link = await (await path()).findByRole('link', { name: /Podklady/ });
  expect(link).toHaveAttribute('aria-current', 'page');
});

it('asks how the stages stand again on the next screen, once they may have changed', async () => {
  const { user, queryClient } = await render(detail);
  await (await path()).findByRole('link', { name: /Podklady/ });
  const signed = stages.stages.map((each) => ({ ...each, state: 'done' as const, missing: [] }));
  server.use(handle(caseCalls.stages, { salesArrangementId: 21, stages: signed }));
  await queryClient.invalidateQueries({ refetchType: 'none' });
  await user.click((await menu()).getByRole('link', { name: 'Rozcestník žádosti' }));
  const line = await path();
  await waitFor(() => expect(line.getAllByText('hotovo')).toHaveLength(4));
});

it('goes on without the path when that cannot be read', async () => {
  server.use(handle(caseCalls.stages, failure(500)));
  await render(detail);
  expect(await screen.findByText('Průběh případu se nepodařilo načíst.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect((await menu()).getByRole('link', { name: 'Parametry' })).toBeVisible();
});

it.each([
  [403, 0],
  [404, 0],
  [500, 1],
] as const)(
  'leaves it to the screen to say that there is no such case: %i',
  async (status, shown) => {
    server.use(handle(caseCalls.get, failure(status)));
    const { queryClient } = await render(detail);
    const { clear, update } = useCurrentClientStore.getState();
    act(() => {
      clear();
      update({ caseId: 1000001 });
    });
    await waitFor(() =>
      expect(
        queryClient.getQueryCache().find({ queryKey: [caseCalls.get.id], exact: false })?.state
          .status,
      ).toBe('error'),
    );
    expect(screen.queryAllByText('Klienta se nepodařilo načíst')).toHaveLength(shown);
    expect(screen.queryAllByRole('navigation', { name: 'Průběh případu' })).toHaveLength(shown);
    expect(screen.queryAllByText(/Případ 1000001/)).toHaveLength(shown);
  },
);

it('has the entries that deployed remotes bring, in the order of the specification', async () => {
  await render(detail);
  const entries = await menu();
  expect(await entries.findByRole('button', { name: 'Historie' })).toHaveAccessibleDescription(
    'Až po podpisu smlouvy.',
  );
  expect(entries.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Rozcestník žádosti',
    'Parametry',
    'Žadatelépočet: 22',
    'Čerpání',
    expect.stringMatching(/^Historie/),
  ]);
});

it('takes each entry of the specification, Processes among them, once a remote brings it', async () => {
  server.use(handle(caseCalls.menuFlags, []));
  const all = Object.fromEntries(caseMenu.map((entry) => [entry, section(entry)]));
  await render(detail, [{ ...caseRemote, caseFrame: { stages: {}, entries: all } }]);
  const links = await (await menu()).findAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Rozcestník žádosti',
    'Parametry',
    'Změna úrokové sazby',
    'Žadatelé',
    'Žádosti a změny',
    'Úkoly',
    'Dokumenty',
    'Podmínky',
    'Nemovitosti',
    'Čerpání',
    'Mimořádná splátka',
    'Historie',
    'Kalkulačka příjmů',
    'Procesy',
  ]);
});

it('leaves out what the user may not follow', async () => {
  server.use(handle(sessionCalls.loggedInUser, advisorUser({ userPermissions: [224] })));
  await render(detail);
  expect((await menu()).queryByText('Rozcestník žádosti')).not.toBeInTheDocument();
});

it.each([
  [detail, 'Parametry'],
  [`${detail}?section=drawing`, 'Čerpání'],
  [`${detail}?section=nonsense`, 'Parametry'],
  ['/mortgage/hub?caseId=1000001&salesArrangementId=21', 'Rozcestník žádosti'],
])('marks where %s is', async (address, name) => {
  await render(address);
  const link = await (await menu()).findByRole('link', { name });
  expect(link).toHaveAttribute('aria-current', 'page');
  expect((await menu()).getAllByRole('link', { current: 'page' })).toHaveLength(1);
});
