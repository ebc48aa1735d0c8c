import { collectFailures } from '@advisor/api-client/diagnostics/observed-failures';
import { act, render, screen } from '@testing-library/react';
import type { ServedRemote } from '@advisor/deployment/served-registry';
import { Slot, SlotProvider, useFilledSlots } from '@advisor/shell/components/Slot';
import { hostContractVersion, type RemoteModule } from '@advisor/shell/remote-module';
import { fill, slot as declareSlot } from '@advisor/slots/slot';
import { use } from 'react';
import { observedRoot } from '../create-observed-root';
import { waitLimits } from '../loading/limits';
import { cancelWaits, isCancelled } from '../loading/waits';
import { RemoteLoadError, type RemoteLoader } from './remote-loader';
import { createSlotResolver } from './slots';

const slot = declareSlot<{ caseId: number }>('case-detail.real-estate');

const valuation: ServedRemote = {
  name: 'valuation',
  version: '1',
  entry: '/remotes/valuation/1/remoteEntry.js',
  global: 'advisor_valuation',
  contractVersion: hostContractVersion,
  owns: ['/valuation'],
  navigation: [],
  slots: [slot],
};

const RealEstate = ({ caseId }: { caseId: number }) => <p>Nemovitosti případu {caseId}</p>;

const valuationModule: RemoteModule = {
  name: 'valuation',
  contractVersion: hostContractVersion,
  routes: () => [],
  translations: async () => ({ namespace: 'valuation', resources: {} }),
  slots: fill(slot, async () => ({ default: RealEstate })),
};

function Section() {
  return useFilledSlots()(slot) ? (
    <Slot name={slot} caseId={7} fallback={<p>Načítá se</p>} />
  ) : (
    <p>Prázdné</p>
  );
}

async function renderSection(remotes: ServedRemote[], load: RemoteLoader['load']) {
  const resolver = createSlotResolver({
    registry: { remotes },
    loader: { load },
    FailureView: ({ error, onRetry }) => (
      <p>
        {error.reason} <button onClick={onRetry}>Zkusit znovu</button>
      </p>
    ),
  });
  await act(async () =>
    render(
      <SlotProvider value={resolver}>
        <p>Kolem</p>
        <Section />
      </SlotProvider>,
      observedRoot,
    ),
  );
}

it('shows what the remote fills the slot with, and hands it the properties', async () => {
  await renderSection([valuation], async () => valuationModule);
  expect(await screen.findByText('Nemovitosti případu 7')).toBeVisible();
});

it('is empty when no remote fills it, without loading any', async () => {
  const load = jest.fn();
  await renderSection([{ ...valuation, slots: [] }], load);
  expect(screen.getByText('Prázdné')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

it('shows a failure in its place and recovers on a retry', async () => {
  const load = jest
    .fn<Promise<RemoteModule>, []>()
    .mockRejectedValueOnce(new RemoteLoadError('valuation', 'unavailable', 'is away'))
    .mockResolvedValue(valuationModule);
  await renderSection([valuation], load);
  expect(await screen.findByText('unavailable')).toBeVisible();
  await act(async () => screen.getByRole('button', { name: 'Zkusit znovu' }).click());
  expect(await screen.findByText('Nemovitosti případu 7')).toBeVisible();
});

it('keeps what throws in a filling away from the screen around it, and recovers on a retry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const Fragile = ({ caseId }: { caseId: number }) => {
    if (isBroken) throw new Error('cannot be drawn');
    return <RealEstate caseId={caseId} />;
  };
  const module = { ...valuationModule, slots: fill(slot, async () => ({ default: Fragile })) };
  await renderSection([valuation], async () => module);
  expect(await screen.findByText('unavailable')).toBeVisible();
  expect(screen.getByText('Kolem')).toBeVisible();
  isBroken = false;
  await act(async () => screen.getByRole('button', { name: 'Zkusit znovu' }).click());
  expect(await screen.findByText('Nemovitosti případu 7')).toBeVisible();
});

const never = new Promise<never>(() => undefined);

function Suspended() {
  return use(never);
}

const inTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe.each<[string, RemoteModule['slots']]>([
  ['whose code does not come', fill(slot, () => never)],
  ['that suspends for ever', fill(slot, async () => ({ default: Suspended }))],
])('a filling %s', (_what, slots) => {
  let failures: unknown[] = [];
  let ignore: () => void;
  beforeEach(() => {
    ignore = collectFailures(({ error }) => failures.push(error));
    // Without what has been seen before.
    failures = [];
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.useFakeTimers();
  });
  afterEach(() => {
    ignore();
    jest.useRealTimers();
  });

  it('has an end, which is reported, and another try', async () => {
    await renderSection([valuation], async () => ({ ...valuationModule, slots }));
    await inTime(waitLimits.screenMs - 100);
    expect(screen.getByText('Načítá se')).toBeVisible();
    await inTime(200);
    expect(screen.getByText('unavailable')).toBeVisible();
    expect(screen.getByText('Kolem')).toBeVisible();
    expect(failures).toEqual([expect.objectContaining({ remote: 'valuation' })]);
    await act(async () => screen.getByRole('button', { name: 'Zkusit znovu' }).click());
    expect(screen.getByText('Načítá se')).toBeVisible();
    await inTime(waitLimits.screenMs + 100);
    expect(screen.getByText('unavailable')).toBeVisible();
  });

  it('need not be waited for, which is no news', async () => {
    await renderSection([valuation], async () => ({ ...valuationModule, slots }));
    await act(async () => cancelWaits());
    expect(screen.getByText('cancelled')).toBeVisible();
    expect(failures.filter((error) => !isCancelled(error))).toEqual([]);
  });
});

it('refuses a remote that announces a filling which it does not have', async () => {
  await renderSection([valuation], async () => ({ ...valuationModule, slots: {} }));
  expect(await screen.findByText('contract')).toBeVisible();
});
