import { adminCalls } from '@advisor/contracts/admin/calls';
import { diagnosticsCalls } from '@advisor/contracts/diagnostics/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { hearLive } from '@advisor/shell/live';
import { loggedInUserQuery } from '@advisor/shell/session';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { stateRoutes } from './routes';
import { stateLoader } from './state.loader';
import type { Job, Jobs, Neighbour, Part } from './state.queries';
import { openState } from './testing/open-state';

type Summary = CallResponse<typeof diagnosticsCalls.summary>;

const dead: Job = {
  jobId: 7,
  name: 'notifications.email',
  state: 'dead',
  since: '2026-10-20T08:30:00.000Z',
  attempts: 16,
  error: 'Failure message-gateway send: failed',
  retriedBy: 'Alena Šťastná',
  retriedOn: '2026-10-19T08:30:00.000Z',
};
const waiting: Job = {
  jobId: 9,
  name: 'refinancing.day',
  state: 'waiting',
  since: '2026-10-20T08:30:00.000Z',
  attempts: 0,
};
const jobsOf = (...jobs: Job[]): Jobs => {
  const countOf = (state: Job['state']) => jobs.filter((job) => job.state === state).length;
  return {
    counts: { dead: countOf('dead'), running: countOf('running'), waiting: countOf('waiting') },
    jobs,
  };
};
const neighbours: Neighbour[] = [
  { name: 'client-register', answeredOn: '2026-10-20T08:30:00.000Z' },
  { name: 'credit-bureau' },
  {
    name: 'message-gateway',
    answeredOn: '2026-10-20T08:30:00.000Z',
    failedOn: '2026-10-21T08:30:00.000Z',
    failure: 'timeout',
    method: 'send',
  },
  { name: 'of-a-later-release' },
];
const since = '2026-11-19T08:30:00.000Z';
const parts: Part[] = [
  { name: 'host', kind: 'host', versions: [{ version: 'h1', channel: 'stable', since }] },
  {
    name: 'case',
    kind: 'remote',
    versions: [
      { version: 'c1', channel: 'stable', since, commit: '1a2b3c' },
      { version: 'c2', channel: 'canary', since, percent: 10 },
      { version: 'c3', channel: 'pinned', since },
    ],
  },
  {
    name: 'signing',
    kind: 'remote',
    offSince: '2026-11-20T08:30:00.000Z',
    versions: [{ version: 's1', channel: 'canary', since, users: 2 }],
  },
  { name: 'signing', kind: 'page', versions: [{ version: 'p1', channel: 'stable', since }] },
];
const nothing: Summary = { since: '2026-11-13T09:00:00.000Z', errors: [], vitals: [] };

const asked = jest.fn<void, [string | null]>();
const server = mockServer(
  handle(adminCalls.stateJobs, ({ headers }) => {
    asked(headers.get('x-background'));
    return jobsOf(dead, waiting);
  }),
  handle(adminCalls.stateNeighbours, neighbours),
  handle(adminCalls.stateVersions, parts),
  handle(diagnosticsCalls.summary, nothing),
);
beforeEach(() => asked.mockClear());

const tableOf = (name: string | RegExp) => screen.findByRole('table', { name });
const rowsOf = async (name: string | RegExp) =>
  within(await tableOf(name))
    .getAllByRole('row')
    .slice(1)
    .map(cellsOf);
const cellsOf = (row: HTMLElement) =>
  [...(row as HTMLTableRowElement).cells].map(({ textContent }) =>
    textContent?.replaceAll('\u00A0', ' '),
  );
const rowWith = (table: HTMLElement, text: string) =>
  within(table).getByText(text).closest('tr') as HTMLTableRowElement;

describe('jobs', () => {
  it('are told with their state, age, attempts and last error', async () => {
    await openState();
    expect(await rowsOf('Úlohy na pozadí')).toEqual([
      [
        'notifications.email č. 7Znovu spuštěno: Alena Šťastná, 19. 10. 2026 10:30',
        'Nezdařila se',
        '20. 10. 2026',
        '16',
        'Failure message-gateway send: failed',
        'Spustit znovu',
      ],
      ['refinancing.day č. 9', 'Čeká', '20. 10. 2026', '0', '–', ''],
    ]);
    expect(screen.getAllByText('1 se nezdařila, 0 běží, 1 čeká')[0]).toBeVisible();
    expect(asked).toHaveBeenCalledWith('1');
  });

  it('a dead one is retried after a question, once, and is gone', async () => {
    const retried = jest.fn<void, [unknown]>();
    server.use(
      handle(adminCalls.retryJob, ({ params, body }) => {
        server.use(handle(adminCalls.stateJobs, jobsOf()));
        retried({ jobId: params.jobId, ...body });
      }),
    );
    const { user } = await openState();
    await user.click(
      await screen.findByRole('button', { name: 'Spustit znovu: notifications.email, č. 7' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    expect(retried).not.toHaveBeenCalled();
    await user.dblClick(dialog.getByRole('button', { name: 'Spustit znovu' }));
    expect(await screen.findByText('Všechny úlohy jsou hotové')).toBeVisible();
    expect(retried.mock.calls).toEqual([[{ jobId: '7', diedOn: dead.since }]]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('one that has gone on meanwhile is said to have, and shown as it is', async () => {
    const message = 'Úloha mezitím pokračovala. Zobrazujeme její nový stav.';
    server.use(
      handle(adminCalls.retryJob, () => {
        server.use(handle(adminCalls.stateJobs, jobsOf({ ...dead, state: 'running' })));
        return failure(409, { message });
      }),
    );
    const { user } = await openState();
    await user.click(await screen.findByRole('button', { name: /^Spustit znovu/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Spustit znovu' }));
    expect(await dialog.findByText(message)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Zrušit' }));
    expect(await screen.findByText('Běží')).toBeVisible();
  });

  it('one that dies is seen at once', async () => {
    server.use(handle(adminCalls.stateJobs, jobsOf()));
    await openState();
    expect(await screen.findByText('Všechny úlohy jsou hotové')).toBeVisible();
    server.use(handle(adminCalls.stateJobs, jobsOf(dead)));
    act(() => hearLive({ topic: 'notifications' }));
    expect(await screen.findByText('Nezdařila se')).toBeVisible();
  });
});

it('tells how the systems of the bank answer, those first that fail', async () => {
  await openState();
  expect(await rowsOf('Systémy banky')).toEqual([
    ['Brána zpráv', 'Neodpovídá', '20. 10. 2026', '21. 10. 2026', 'neodpověděl včas send'],
    ['Registr klientů', 'Odpovídá', '20. 10. 2026', '–', '–'],
    ['Úvěrové registry', 'Zatím nedotázán', '–', '–', '–'],
    ['of-a-later-release', 'Zatím nedotázán', '–', '–', '–'],
  ]);
});

it('tells which versions are served, to whom and since when', async () => {
  await openState();
  const on = '19. 11. 2026 09:30';
  expect(await rowsOf('Nasazené verze')).toEqual([
    ['pracoviště ', 'h1', 'pro všechny', on],
    ['case ', 'c1ze zdrojů 1a2b3c', 'pro všechny', on],
    ['case ', 'c2', 'zkušební, 10 % uživatelů', on],
    ['case ', 'c3', 'z odkazu', on],
    ['signing Vypnutá', 's1', 'zkušební, 2 uživatelé', '20. 11. 2026 09:30'],
    ['signing v jiné aplikaci ', 'p1', 'pro všechny', on],
  ]);
});

const error: Summary['errors'][number] = {
  part: 'case',
  version: 'case-1',
  channel: 'canary',
  route: '/mortgage/case-detail/:caseId?',
  origin: 'render',
  name: 'TypeError',
  fingerprint: '01ab',
  frames: ['/remotes/case/case-1/page.0123456789.js:1:20'],
  count: 3,
  lastSeenOn: '2026-10-20T08:30:00.000Z',
};

it('tells what all browsers told', async () => {
  const { part, version, channel } = error;
  server.use(
    handle(diagnosticsCalls.summary, {
      ...nothing,
      errors: [error, { ...error, name: 'RangeError', count: 1 }],
      vitals: [
        { part, version, channel, name: 'LCP', p75: 1234.4, samples: 7 },
        { part, version, channel, name: 'CLS', p75: 0.0125, samples: 5 },
      ],
    }),
  );
  const { user } = await openState();
  const errors = await tableOf(/Chyby v prohlížečích/);
  expect(cellsOf(rowWith(errors, 'TypeError 01ab, při vykreslení'))).toEqual([
    '20. 10. 2026',
    'case',
    'case-1',
    'zkušební',
    'TypeError 01ab, při vykreslení',
    '/mortgage/case-detail/:caseId?',
    'page.0123456789.js:1:20',
    '3',
  ]);
  await user.click(within(errors).getByRole('columnheader', { name: 'Počet' }));
  await waitFor(() =>
    expect(
      within(errors)
        .getAllByText(/Error 01ab/)
        .map(({ textContent }) => textContent?.split(' ')[0]),
    ).toEqual(['RangeError', 'TypeError']),
  );
  const vitals = await tableOf(/Rychlost/);
  expect(cellsOf(rowWith(vitals, 'case'))).toEqual([
    'case',
    'case-1',
    'zkušební',
    '1234 ms',
    '–',
    '0,013',
    '–',
    '–',
    '–',
    '7',
  ]);
});

it('says that there is nothing to tell', async () => {
  server.use(handle(adminCalls.stateJobs, jobsOf()), handle(adminCalls.stateVersions, []));
  await openState();
  expect(await screen.findByText('Žádné chyby')).toBeVisible();
  expect(screen.getByText('Zatím nic nezměřeno')).toBeVisible();
  expect(screen.getByText('Nic není nasazené')).toBeVisible();
});

it('one section that fails says so in its place and is tried again; the others go on', async () => {
  server.use(handle(adminCalls.stateNeighbours, failure(500, { message: 'Chyba' })));
  const { user, banners } = await openState();
  const section = within(await screen.findByRole('region', { name: 'Systémy banky' }));
  expect(await section.findByText('Tuto část se nepodařilo načíst')).toBeVisible();
  expect(await rowsOf('Úlohy na pozadí')).toHaveLength(2);
  expect(banners).toEqual([]);
  server.use(handle(adminCalls.stateNeighbours, neighbours));
  await user.click(section.getByRole('button', { name: 'Zkusit znovu' }));
  expect(await rowsOf('Systémy banky')).toHaveLength(4);
});

it('asks for nothing without the permission', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(loggedInUserQuery().queryKey, advisorUser({ userPermissions: [224] }));
  await stateLoader(queryClient)();
  expect(asked).not.toHaveBeenCalled();
  const [route] = stateRoutes({ queryClient });
  expect(route?.handle).toMatchObject({ permission: 249 });
});
