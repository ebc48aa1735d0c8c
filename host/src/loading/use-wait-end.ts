import { useEffect, useState } from 'react';
import { useWaitingSign } from './arrival';
import { withinLimit, type WaitError } from './waits';

/**
 * Of what stands in the place of something that suspends: gives it the time of a screen.
 * @returns why the waiting has ended, once it has
 */
export function useWaitEnd(): WaitError | undefined {
  const [end, setEnd] = useState<WaitError>();
  useWaitingSign(true);
  useEffect(() => {
    const unmounted = new AbortController();
    const gone = new Promise<void>((resolve) => {
      unmounted.signal.addEventListener('abort', () => resolve());
    });
    withinLimit(() => gone).catch(setEnd);
    return () => unmounted.abort();
  }, []);
  return end;
}
