import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, renderHook, waitFor } from '@testing-library/react';
import { act } from 'react';
import { catchUp, hearLive, isLive, useLive, useLiveCase, useLiveQueries } from './live';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('tells those who follow a topic, with what they have rendered last, and nobody else', () => {
  const seen: string[] = [];
  const { rerender, unmount } = renderHook(
    ({ name }) => {
      useLive('banners', () => seen.push(name));
      useLive('version', () => seen.push('version'));
    },
    { initialProps: { name: 'first' } },
  );
  hearLive({ topic: 'banners' });
  rerender({ name: 'second' });
  hearLive({ topic: 'banners' });
  hearLive({ topic: 'alive' });
  hearLive({ topic: 'notifications' });
  expect(seen).toEqual(['first', 'second']);
  unmount();
  hearLive({ topic: 'banners' });
  catchUp();
  expect(seen).toHaveLength(2);
});

it('tells of what may have been missed, but not of what is found out in another way', () => {
  const [banners, ended] = [jest.fn(), jest.fn()];
  renderHook(() => {
    useLive('banners', banners);
    useLive('session-ended', ended);
    useLive('version', ended);
  });
  hearLive({ topic: 'missed' });
  catchUp();
  expect([banners.mock.calls.length, ended.mock.calls.length]).toEqual([2, 0]);
});

it('waits for a moment of its own when many pages are told at once', () => {
  const banners = jest.fn();
  renderHook(() => useLive('banners', banners));
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  hearLive({ topic: 'banners', spreadMs: 2_000 });
  jest.advanceTimersByTime(999);
  expect(banners).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(banners).toHaveBeenCalledTimes(1);
});

it('is not live by a stream that opens and brings nothing', () => {
  jest.setSystemTime(new Date('2031-01-01T08:00:00Z'));
  hearLive({ topic: 'missed' });
  expect(isLive()).toBe(false);
});

it.each([
  ['a minute', 60_000],
  ['a clock that was set back by a day', -86_400_000],
])('is live until nothing has come for %s', (_what, milliseconds) => {
  hearLive({ topic: 'alive' });
  jest.setSystemTime(Date.now() + milliseconds - Math.sign(milliseconds));
  expect(isLive()).toBe(Math.abs(milliseconds) === 60_000);
  jest.setSystemTime(Date.now() + 1);
  expect(isLive()).toBe(false);
});

it.each([
  ['was told on the way to the screen', 4_999, 2],
  ['had been told before it was read', 5_001, 1],
])('reads anew what is shown first when something %s', async (_what, milliseconds, reads) => {
  const read = jest.fn(() => 'text');
  const key = [`banners.${milliseconds}`, {}];
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  function Shown() {
    useQuery({ queryKey: key, queryFn: read });
    useLiveQueries('banners', ['banners']);
    return null;
  }
  jest.setSystemTime(new Date('2032-01-01T08:00:00Z'));
  hearLive({ topic: 'banners' });
  jest.setSystemTime(Date.now() + milliseconds);
  await queryClient.fetchQuery({ queryKey: key, queryFn: read });
  jest.useRealTimers();
  render(
    <QueryClientProvider client={queryClient}>
      <Shown />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(read).toHaveBeenCalledTimes(reads);
});

it('asks whether a case was changed that is followed just after it was told', () => {
  const changed = jest.fn();
  hearLive({ topic: 'case', caseId: 31, changes: [] });
  const follow = (caseId: number) => renderHook(() => useLiveCase(caseId, changed)).unmount();
  follow(31);
  expect(changed.mock.calls).toEqual([[undefined]]);
  follow(32);
  jest.setSystemTime(Date.now() + 5_001);
  follow(31);
  expect(changed).toHaveBeenCalledTimes(1);
});

it('reads anew what is on the screen of the calls named', async () => {
  jest.useRealTimers();
  const reads: Record<string, number> = {};
  function Shown({ id }: { id: string }) {
    useQuery({ queryKey: [id, {}], queryFn: () => (reads[id] = (reads[id] ?? 0) + 1) });
    useLiveQueries('banners', ['banners.current', 'other']);
    return null;
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      {['banners.current', 'other.list', 'case.get'].map((id) => (
        <Shown key={id} id={id} />
      ))}
    </QueryClientProvider>,
  );
  await waitFor(() => expect(Object.keys(reads)).toHaveLength(3));
  act(() => hearLive({ topic: 'banners' }));
  await waitFor(() => expect(reads['other.list']).toBeGreaterThan(1));
  expect(reads['case.get']).toBe(1);
});
