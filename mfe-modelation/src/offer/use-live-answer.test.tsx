import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useLiveAnswer } from './use-live-answer';

it('asks while the screen is drawn for the first time, and once', async () => {
  const queryClient = new QueryClient();
  const ask = jest.fn(() => Promise.resolve('15 362 Kč'));
  const toQuery = (amount: number) => ({
    queryKey: ['offer', amount] as const,
    queryFn: ask,
    staleTime: Infinity,
  });
  const askedBeforeDrawn: number[] = [];
  const { result } = renderHook(
    () => {
      useLayoutEffect(() => void askedBeforeDrawn.push(ask.mock.calls.length), []);
      return useLiveAnswer(3_000_000, toQuery, () => true);
    },
    {
      wrapper: ({ children }) => (
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      ),
    },
  );
  await waitFor(() => expect(result.current.answer).toBe('15 362 Kč'));
  expect(askedBeforeDrawn).toEqual([1]);
  expect(ask).toHaveBeenCalledTimes(1);
});
