import { act, renderHook } from '@testing-library/react';
import { isFlagRead, useErrorFlag, useErrorFlagStore } from './error-flags';

const { raise, reset } = useErrorFlagStore.getState();

it('tells the screen that reads it, until the next reset', () => {
  const { result } = renderHook(() => useErrorFlag('conflict'));
  expect(result.current).toBe(false);
  act(() => raise('conflict'));
  expect(result.current).toBe(true);
  act(reset);
  expect(result.current).toBe(false);
});

it('knows which flags a screen reads', () => {
  expect(isFlagRead('notEligible')).toBe(false);
  const first = renderHook(() => useErrorFlag('notEligible'));
  const second = renderHook(() => useErrorFlag('notEligible'));
  first.unmount();
  expect(isFlagRead('notEligible')).toBe(true);
  second.unmount();
  expect(isFlagRead('notEligible')).toBe(false);
});
