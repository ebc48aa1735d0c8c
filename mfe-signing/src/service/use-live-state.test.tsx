import { act, renderHook } from '@testing-library/react';
import { useLiveState } from './use-live-state';

const read = jest.fn(() => Promise.resolve());
let isHidden = false;

beforeEach(() => {
  jest.useFakeTimers();
  // No jitter: the middle of its range.
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  isHidden = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));
const render = (isLive = true) =>
  renderHook((props) => useLiveState({ ...props, read }), {
    initialProps: { isLive, version: 'a' },
  });

it('reads at growing pauses: 2, 3, 5, 10 and then 30 seconds', async () => {
  render();
  const readings: number[] = [];
  let last = 0;
  for (let second = 1; second <= 80; second += 1) {
    await pass(1);
    if (read.mock.calls.length > last) readings.push(second);
    last = read.mock.calls.length;
  }
  expect(readings).toEqual([2, 5, 10, 20, 50, 80]);
});

it.each([
  [0, 1_600],
  [0.999, 2_400],
])('differs by a fifth for each page (%d)', async (random, pauseMs) => {
  jest.spyOn(Math, 'random').mockReturnValue(random);
  render();
  await pass((pauseMs - 10) / 1_000);
  expect(read).not.toHaveBeenCalled();
  await pass(0.02);
  expect(read).toHaveBeenCalledTimes(1);
});

it('does not read when nothing can change', async () => {
  render(false);
  act(() => window.dispatchEvent(new Event('focus')));
  await pass(120);
  expect(read).not.toHaveBeenCalled();
});

it('stops when nothing can change any more, and when the page is left', async () => {
  const { rerender, unmount } = render();
  await pass(2);
  rerender({ isLive: false, version: 'b' });
  await pass(120);
  expect(read).toHaveBeenCalledTimes(1);
  rerender({ isLive: true, version: 'b' });
  unmount();
  await pass(120);
  expect(read).toHaveBeenCalledTimes(1);
});

it('starts with the shortest pause after a change', async () => {
  const { rerender } = render();
  await pass(10);
  expect(read).toHaveBeenCalledTimes(3);
  rerender({ isLive: true, version: 'b' });
  // The next pause was ten seconds already.
  await pass(10);
  expect(read).toHaveBeenCalledTimes(4);
  await pass(2);
  expect(read).toHaveBeenCalledTimes(5);
});

it('pauses while the page is hidden and reads at once when it is seen', async () => {
  render();
  isHidden = true;
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  await pass(120);
  expect(read).not.toHaveBeenCalled();
  isHidden = false;
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  // Both come together when a tab is chosen.
  act(() => window.dispatchEvent(new Event('focus')));
  await pass(0);
  expect(read).toHaveBeenCalledTimes(1);
  await pass(3);
  expect(read).toHaveBeenCalledTimes(2);
});

it('goes on after a failure', async () => {
  read.mockRejectedValueOnce(new Error('away'));
  render();
  await pass(5);
  expect(read).toHaveBeenCalledTimes(2);
});

it('reads on demand', async () => {
  const { result } = render(false);
  act(() => result.current());
  await pass(0);
  expect(read).toHaveBeenCalledTimes(1);
});
