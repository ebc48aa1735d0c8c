import { isLive, useLive, useLiveCase } from '@advisor/shell/live';
import { mockEventSource } from '@advisor/testing/event-source';
import { withResolvers } from '@advisor/testing/with-resolvers';
import { renderHook, waitFor } from '@testing-library/react';
import { shareStream } from './share-stream';

const { open, newest } = mockEventSource();
const tabs = new Set<() => void>();
afterEach(() => {
  for (const close of tabs) close();
});

/** A tab of the browser. @returns closes it */
function openTab(): () => void {
  const stop = shareStream((cases) => `/live?${cases.join()}`);
  const close = () => {
    tabs.delete(close);
    stop();
  };
  tabs.add(close);
  return close;
}
const streams = (count: number) => waitFor(() => expect(open()).toHaveLength(count));

it('is one for all tabs', async () => {
  for (let tab = 0; tab < 7; tab += 1) openTab();
  await streams(1);
  expect(newest().url).toBe('/live?');
});

it('passes on to the other tabs what comes', async () => {
  openTab();
  await streams(1);
  const heard = new Promise((resolve) => {
    const other = new BroadcastChannel('advisor.live');
    other.addEventListener('message', ({ data }) => {
      if (typeof data !== 'string') return;
      other.close();
      resolve(JSON.parse(data));
    });
  });
  newest().send({ topic: 'banners' });
  expect(await heard).toEqual({ topic: 'banners' });
  expect(isLive()).toBe(true);
});

it('watches the cases that any tab has open, as long as it has', async () => {
  openTab();
  await streams(1);
  newest().accept();
  const other = new BroadcastChannel('advisor.live');
  const watch = (tab: string, cases: number[]) => other.postMessage({ tab, cases });
  const followed = (url: string) => waitFor(() => expect(newest().url).toBe(url));
  const { unmount } = renderHook(() => useLiveCase(7, () => undefined));
  await followed('/live?7');
  newest().accept();
  watch('other', [8, 7]);
  await followed('/live?7,8');
  unmount();
  watch('other', [8]);
  await followed('/live?8');
  watch('other', []);
  await followed('/live?');
  watch('many', [...Array(30).keys()]);
  await waitFor(() => expect(newest().url.split(',')).toHaveLength(20));
  other.close();
});

it('tells a tab that comes later at once that it hears, and that something may have been missed', async () => {
  openTab();
  await streams(1);
  newest().accept();
  newest().send({ topic: 'alive' });
  const said = new Promise((resolve) => {
    const other = new BroadcastChannel('advisor.live');
    other.addEventListener('message', ({ data }) => {
      if (typeof data !== 'string') return;
      other.close();
      resolve(JSON.parse(data));
    });
    other.postMessage({ tab: 'later', cases: [], isNew: true });
  });
  expect(await said).toEqual({ topic: 'alive' });
});

it('catches up in a tab that hears the one with the stream for the first time', async () => {
  const isHeld = withResolvers<void>();
  void navigator.locks.request('of another tab', {}, () => isHeld.promise);
  const missed = jest.fn();
  const { unmount } = renderHook(() => useLive('banners', missed));
  const close = openTab();
  const leader = new BroadcastChannel('advisor.live');
  for (const topic of ['alive', 'alive', 'banners']) leader.postMessage(JSON.stringify({ topic }));
  // Of what was told before the first, and of what was told then.
  await waitFor(() => expect(missed).toHaveBeenCalledTimes(2));
  leader.close();
  close();
  isHeld.resolve();
  unmount();
});

it('asks the other tabs for what they watch once it is held', async () => {
  const other = new BroadcastChannel('advisor.live');
  other.addEventListener('message', ({ data }) => {
    if (data.isAsked) other.postMessage({ tab: 'other', cases: [9] });
  });
  openTab();
  await waitFor(() => expect(newest().url).toBe('/live?9'));
  other.close();
});

it('is held by another tab once the one that has it is closed', async () => {
  const close = openTab();
  openTab();
  await streams(1);
  const first = newest();
  close();
  await waitFor(() => expect(newest()).not.toBe(first));
  expect(open()).toEqual([newest()]);
});

it('is asked for by no tab that was closed while it waited', async () => {
  const closeFirst = openTab();
  await streams(1);
  openTab()();
  closeFirst();
  await waitFor(() => expect(open()).toHaveLength(0));
});

it.each(['locks', 'EventSource', 'BroadcastChannel'] as const)(
  'is none in a browser without %s',
  async (missing) => {
    const holder = missing === 'locks' ? navigator : window;
    const had = Object.getOwnPropertyDescriptor(holder, missing);
    Reflect.deleteProperty(holder, missing);
    openTab();
    await Promise.resolve();
    expect(open()).toHaveLength(0);
    if (had) Object.defineProperty(holder, missing, had);
  },
);
