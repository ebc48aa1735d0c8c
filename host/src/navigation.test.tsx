import { sessionCalls } from '@advisor/contracts/session/calls';
import { addTexts } from '@advisor/i18n/instance';
import { hostContractVersion, type RemoteModule } from '@advisor/shell/remote-module';
import { collectFailures } from '@advisor/api-client/diagnostics/observed-failures';
import { handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { use } from 'react';
import type { RouteObject } from 'react-router-dom';
import { createRemoteLoader } from './remotes/remote-loader';
import { caseRemote, renderHost } from './testing/render-host';

mockServer(handle(sessionCalls.loggedInUser, advisorUser()));

const never = new Promise<never>(() => undefined);

function Suspended() {
  return use(never);
}

const dashboard = { path: '/dashboard', element: <h1>Přehled</h1> };
const identification = (route: RouteObject): RouteObject => ({
  path: '/case-identification',
  ...route,
});

/** In steps, for each of which what is shown begins to wait for the next. */
async function inTime(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 100) {
    await act(() => jest.advanceTimersByTimeAsync(Math.min(left, 100)));
  }
}
const loadingBar = () => document.querySelector('.adv-loading-bar');
const heading = (name: string) => screen.queryByRole('heading', { name });
const menu = () => within(screen.getByRole('navigation', { name: 'Hlavní nabídka' }));
const entry = () => menu().getByRole('link', { name: 'Identifikace případu' });

/** Awaited, for what is clicked may suspend. */
const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));

let failures: unknown[];
let ignore: () => void;

beforeEach(() => {
  failures = [];
  ignore = collectFailures(({ error }) => failures.push(error));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  ignore();
  jest.useRealTimers();
});

/** On the dashboard, from where the menu leads to a screen that does not come. */
async function openDashboard(screenOf: RouteObject) {
  const host = await renderHost('/dashboard', {
    remoteRoutes: [dashboard, identification(screenOf)],
  });
  await screen.findByRole('heading', { name: 'Přehled' });
  // What the way to it still waits for, it waits for by the timers that are about to be replaced.
  await waitFor(() => expect(loadingBar()).toHaveAttribute('data-active', 'false'));
  jest.useFakeTimers();
  return host;
}

const cases: [string, RouteObject][] = [
  ['whose loader does not settle', { loader: () => never, element: <h1>Hledání</h1> }],
  ['that suspends for ever', { Component: Suspended }],
];

describe.each(cases)('a screen %s', (_what, route) => {
  it('has its place within 200 ms: the menu, the title, a skeleton', async () => {
    await openDashboard(route);
    await click(entry());
    expect(entry()).toHaveAttribute('aria-current', 'page');
    await inTime(200);
    expect(heading('Přehled')).not.toBeInTheDocument();
    expect(document.querySelector('.host-screen[hidden], .adv-skeleton')).toBeInTheDocument();
    expect(loadingBar()).toHaveAttribute('data-active', 'true');
  });

  it('has an end, which is reported; another try and the way back are in its place', async () => {
    await openDashboard(route);
    await click(entry());
    await inTime(6_500);
    expect(screen.getByText('Trvá to déle než obvykle.')).toBeVisible();
    await inTime(10_000);
    expect(heading('Stránka se nenačetla včas')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Zkusit znovu' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Přejít na úvodní stránku' })).toBeVisible();
    expect(entry()).toHaveAttribute('aria-current', 'page');
    expect(failures).toEqual([expect.objectContaining({ name: 'WaitError', kind: 'tooSlow' })]);
    await click(screen.getByRole('button', { name: 'Zkusit znovu' }));
    await inTime(200);
    expect(heading('Stránka se nenačetla včas')).not.toBeInTheDocument();
  });

  it('need not be waited for', async () => {
    await openDashboard(route);
    await click(entry());
    await inTime(6_500);
    await click(screen.getByRole('button', { name: 'Zrušit čekání' }));
    await inTime(300);
    expect(heading('Načítání bylo zrušeno')).toBeVisible();
    await click(menu().getByRole('link', { name: 'Přehled případů' }));
    await inTime(300);
    expect(heading('Přehled')).toBeVisible();
  });
});

it('has the menu’s word for its name until the texts of its area are there', async () => {
  await openDashboard({ loader: () => never, handle: { titleKey: 'case-overview:late.title' } });
  await click(entry());
  await inTime(200);
  expect(heading('Identifikace případu')).toBeVisible();
  expect(document.title).toBe('Identifikace případu – Pracoviště poradce');
  await inTime(16_000);
  expect(heading('Stránka se nenačetla včas')).toBeVisible();
  expect(screen.queryByText(/title/)).not.toBeInTheDocument();
  expect(document.title).toBe('Identifikace případu – Pracoviště poradce');
});

it('shows nothing of the way when the screen is there at once', async () => {
  await openDashboard({ element: <h1>Hledání</h1> });
  await click(entry());
  await inTime(50);
  expect(heading('Hledání')).toBeVisible();
  expect(loadingBar()).toHaveAttribute('data-active', 'false');
});

it('leaves a screen as it is while its query changes', async () => {
  const { router } = await openDashboard({ loader: () => never });
  await act(() => router.navigate('/dashboard?sort=client'));
  await inTime(200);
  expect(heading('Přehled')).toBeVisible();
});

const caseModule: RemoteModule = {
  name: 'case',
  contractVersion: hostContractVersion,
  routes: () => [dashboard],
  translations: async () => ({ namespace: 'case', resources: {} }),
};

/** Opens the page by the address of a remote's screen. */
async function openRemote(loadExposedModule: () => Promise<unknown>): Promise<void> {
  const loader = createRemoteLoader({ loadExposedModule, addTexts, retryDelays: [] });
  await renderHost('/dashboard', { loader });
  await screen.findByRole('navigation', { name: 'Hlavní nabídka' });
}

describe('a remote', () => {
  it('has the frame around its place, and its name, before it is there', async () => {
    const arrivals: ((exposed: unknown) => void)[] = [];
    await openRemote(() => new Promise((resolve) => arrivals.push(resolve)));
    expect(heading('Přehled případů')).toBeVisible();
    expect(screen.queryByText('Stránka nenalezena')).not.toBeInTheDocument();
    expect(document.title).toBe('Přehled případů – Pracoviště poradce');
    await act(async () => arrivals[0]?.({ default: caseModule }));
    expect(await screen.findByRole('heading', { name: 'Přehled' })).toBeVisible();
  });

  it('is gone to though its code was there before the frame', async () => {
    const loader = createRemoteLoader({
      loadExposedModule: async () => ({ default: caseModule }),
      addTexts,
    });
    await loader.load(caseRemote);
    await renderHost('/dashboard', { loader });
    expect(await screen.findByRole('heading', { name: 'Přehled' })).toBeVisible();
  });

  it.each([
    ['its code', () => never],
    ['its texts', async () => ({ default: { ...caseModule, translations: () => never } })],
  ])('has an end when %s never comes', async (_what, load) => {
    jest.useFakeTimers();
    await openRemote(load);
    await inTime(16_000);
    expect(heading('Tuto část aplikace se nepodařilo načíst')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Zkusit znovu' })).toBeVisible();
  });

  it('need not be waited for', async () => {
    jest.useFakeTimers();
    await openRemote(() => never);
    await inTime(7_000);
    await click(screen.getByRole('button', { name: 'Zrušit čekání' }));
    await inTime(100);
    expect(heading('Načítání bylo zrušeno')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Zkusit znovu' })).toBeVisible();
  });
});
