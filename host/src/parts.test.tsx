import { diagnosticsCalls } from '@advisor/contracts/diagnostics/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { sessionCalls } from '@advisor/contracts/session/calls';
import type { ServedRegistry, ServedRemote } from '@advisor/deployment/served-registry';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { act, screen, waitFor, within } from '@testing-library/react';
import { countErrors, recordLoad, usePartHealthStore, watchLoads } from './diagnostics/part-health';
import { addPartsTexts } from './features/parts/texts';
import { RemoteLoadError, type RemoteLoader } from './remotes/remote-loader';
import { renderHost } from './testing/render-host';

type Summary = CallResponse<typeof diagnosticsCalls.summary>;

const admin = advisorUser({ userPermissions: [224, 249] });
const nothing: Summary = { since: '2026-11-13T09:00:00.000Z', errors: [], vitals: [] };
const server = mockServer(
  handle(sessionCalls.loggedInUser, admin),
  handle(diagnosticsCalls.summary, nothing),
);
beforeEach(() => usePartHealthStore.setState({}, true));

const remote = (name: string, change: Partial<ServedRegistry['remotes'][number]> = {}) => ({
  name,
  version: `${name}-1`,
  entry: '',
  global: '',
  contractVersion: 1,
  owns: [`/${name}`],
  navigation: [],
  slots: [],
  since: '2026-11-20T08:30:00.000Z',
  ...change,
});
const registry: ServedRegistry = {
  hostVersion: 'host-1',
  hostSince: '2026-11-19T08:30:00.000Z',
  remotes: [
    remote('case', { channel: 'canary' }),
    remote('modelation', { channel: 'pinned' }),
    remote('signing', { isOff: true }),
    remote('valuation', { override: 'http://localhost:3005' }),
  ],
};
const render = async () => {
  const view = await renderHost('/demo/parts', { registry });
  // The page's code brings them, once; each test begins with none.
  addPartsTexts();
  return view;
};

const partsTable = () => screen.findByRole('table', { name: 'Části v tomto prohlížeči' });
/** Not by the rows' names: to work them all out takes seconds. */
const rowWith = (table: HTMLElement, text: string) =>
  within(table).getByText(text).closest('tr') as HTMLTableRowElement;
const cellsOf = ({ cells }: HTMLTableRowElement) =>
  [...cells].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
const rowOf = async (part: string) => cellsOf(rowWith(await partsTable(), part));

it('shows each part with its version, channel, time, speed and health', async () => {
  recordLoad('host', { state: 'loaded', durationMs: 512.4 });
  await render();
  expect(await rowOf('pracoviště')).toEqual([
    'pracoviště',
    'V pořádku',
    'host-1',
    'pro všechny',
    '19. 11. 2026 09:30',
    '512 ms',
  ]);
  expect(await rowOf('case')).toEqual([
    'case',
    'Zatím nepoužitá',
    'case-1',
    'zkušební',
    '20. 11. 2026 09:30',
    '–',
  ]);
  expect((await rowOf('modelation')).slice(1, 4)).toEqual([
    'Zatím nepoužitá',
    'modelation-1',
    'z odkazu',
  ]);
  expect((await rowOf('signing'))[1]).toBe('Vypnutá');
  expect((await rowOf('valuation')).slice(2, 5)).toEqual([
    'http://localhost:3005',
    'z jiného počítače',
    '–',
  ]);
});

it('follows a part that loads, fails, loads again and breaks', async () => {
  await render();
  const [served] = registry.remotes;
  const load = jest.fn<ReturnType<RemoteLoader['load']>, [ServedRemote]>();
  const loader = watchLoads({ load });
  const health = async () => (await rowOf('case'))[1];
  const tryOnce = () => act(async () => void (await loader.load(served!).catch(() => undefined)));

  load.mockRejectedValueOnce(new RemoteLoadError('case', 'unavailable', 'is away'));
  await tryOnce();
  expect(await health()).toBe('Nenačetla se');
  load.mockRejectedValueOnce(new RemoteLoadError('case', 'contract', 'is of another'));
  await tryOnce();
  expect(await health()).toBe('Neodpovídá verzi pracoviště');
  load.mockReturnValueOnce(new Promise(() => undefined));
  act(() => void loader.load(served!));
  expect(await health()).toBe('Načítá se');
  load.mockResolvedValueOnce({} as Awaited<ReturnType<RemoteLoader['load']>>);
  await tryOnce();
  expect(await rowOf('case')).toEqual(
    expect.arrayContaining(['V pořádku', expect.stringMatching(/^\d+ ms$/)]),
  );
  act(() => countErrors('case'));
  act(() => countErrors('case'));
  expect(await health()).toBe('2 chyby');
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

it('tells an administrator what all browsers told', async () => {
  const { route: _, origin: __, ...part } = error;
  const vital = { part: part.part, version: part.version, channel: part.channel };
  server.use(
    handle(diagnosticsCalls.summary, {
      ...nothing,
      errors: [error, { ...error, name: 'RangeError', count: 1 }],
      vitals: [
        { ...vital, name: 'LCP', p75: 1234.4, samples: 7 },
        { ...vital, name: 'CLS', p75: 0.0125, samples: 5 },
      ],
    }),
  );
  const { user } = await render();
  const errors = await screen.findByRole('table', { name: /Chyby v prohlížečích/ });
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
  const vitals = screen.getByRole('table', { name: /Rychlost/ });
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

it('is in the menu of administrators, marked alone', async () => {
  await render();
  const menu = within(await screen.findByRole('navigation', { name: 'Hlavní nabídka' }));
  const current = menu.getAllByRole('link', { current: 'page' });
  expect(current.map(({ textContent }) => textContent)).toEqual(['Stav aplikace']);
});

it('says that nobody told anything', async () => {
  await render();
  expect(await screen.findByText('Žádné chyby')).toBeVisible();
  expect(screen.getByText('Zatím nic nezměřeno')).toBeVisible();
});

it('shows a failure in place of the reports, and tries again', async () => {
  server.use(handle(diagnosticsCalls.summary, failure(500, { message: 'Chyba' })));
  const { user } = await render();
  expect(await screen.findByText('Hlášení z prohlížečů se nepodařilo načíst')).toBeVisible();
  expect(await partsTable()).toBeVisible();
  server.use(handle(diagnosticsCalls.summary, nothing));
  await user.click(screen.getByRole('button', { name: 'Zkusit znovu' }));
  expect(await screen.findByText('Žádné chyby')).toBeVisible();
});

it('asks in the background, and not at all for who may not know', async () => {
  const asked = jest.fn();
  const summary = handle(diagnosticsCalls.summary, ({ headers }) => {
    asked(headers.get('x-background'));
    return nothing;
  });
  server.use(summary);
  const { unmount } = await render();
  await screen.findByText('Žádné chyby');
  expect(asked).toHaveBeenCalledWith('1');
  unmount();
  asked.mockClear();
  server.use(handle(sessionCalls.loggedInUser, advisorUser({ userPermissions: [224] })));
  await render();
  expect(await partsTable()).toBeVisible();
  expect(screen.queryByText(/Chyby v prohlížečích/)).toBeNull();
  expect(asked).not.toHaveBeenCalled();
  const menu = within(screen.getByRole('navigation', { name: 'Hlavní nabídka' }));
  expect(menu.queryByRole('link', { name: 'Stav aplikace' })).toBeNull();
});
