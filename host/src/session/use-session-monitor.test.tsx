import { createQueryClient } from '@advisor/api-client/query-client';
import { loggedInUserQuery } from '@advisor/shell/session';
import { advisorUser } from '@advisor/testing/users';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { rememberCall } from './last-call';
import { useSessionMonitor } from './use-session-monitor';

const start = Date.parse('2026-11-21T08:00:00Z');

beforeEach(() => jest.useFakeTimers({ now: start }));
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

it('checks every 20 s, and every second while a warning counts down', () => {
  const queryClient = createQueryClient({ onFailure: () => undefined });
  const user = advisorUser({ sessionValidTo: '2099-01-01T00:00:00.000Z' });
  queryClient.setQueryData(loggedInUserQuery().queryKey, user);
  rememberCall(start);
  const { result } = renderHook(() => useSessionMonitor(() => '/dashboard'), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });
  const checkedAfter = () => result.current.now - start;

  pass(19_999);
  expect(checkedAfter()).toBe(0);
  pass(1);
  expect(checkedAfter()).toBe(20_000);

  pass(24 * 60_000 - 20_000);
  expect(result.current.status.phase).toBe('warning');
  pass(1_000);
  expect(checkedAfter()).toBe(24 * 60_000 + 1_000);
});
