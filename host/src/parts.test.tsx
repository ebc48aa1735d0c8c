import { notificationCalls } from '@advisor/contracts/notifications/calls';
import { sessionCalls } from '@advisor/contracts/session/calls';
import type { ServedRegistry, ServedRemote } from '@advisor/deployment/served-registry';
import { handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { act, screen, within } from '@testing-library/react';
import { countErrors, recordLoad, usePartHealthStore, watchLoads } from './diagnostics/part-health';
import { addUserInfoTexts } from './features/user-info/texts';
import { addPartsTexts } from './features/user-info/parts/texts';
import { RemoteLoadError, type RemoteLoader } from './remotes/remote-loader';
import { renderHost } from './testing/render-host';

mockServer(
  handle(sessionCalls.loggedInUser, advisorUser()),
  handle(sessionCalls.ownSessions, []),
  handle(notificationCalls.choices, []),
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
  const view = await renderHost('/user-info', { registry });
  // The page's code brings them, once; each test begins with none.
  addUserInfoTexts();
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
