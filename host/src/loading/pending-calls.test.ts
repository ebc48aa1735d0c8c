import { hideDelayMs, usePendingCallStore } from './pending-calls';

const { start, end } = usePendingCallStore.getState();
const isLoading = () => usePendingCallStore.getState().isLoading;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows at once and hides 200 ms after the last call has ended', () => {
  start();
  start();
  expect(isLoading()).toBe(true);
  end();
  jest.advanceTimersByTime(hideDelayMs * 2);
  expect(isLoading()).toBe(true);
  end();
  jest.advanceTimersByTime(hideDelayMs - 1);
  expect(isLoading()).toBe(true);
  jest.advanceTimersByTime(1);
  expect(isLoading()).toBe(false);
});

it('stays when the next call starts within the delay', () => {
  start();
  end();
  jest.advanceTimersByTime(hideDelayMs - 1);
  start();
  jest.advanceTimersByTime(hideDelayMs * 2);
  expect(isLoading()).toBe(true);
  end();
  jest.advanceTimersByTime(hideDelayMs);
  expect(isLoading()).toBe(false);
});
