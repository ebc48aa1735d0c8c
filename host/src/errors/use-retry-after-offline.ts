import { useEffect, useEffectEvent } from 'react';
import { whenServerIsBack } from '../connection';

/** What could not be loaded because the computer was offline is loaded once it no longer is. */
export function useRetryAfterOffline(retry: (() => void) | undefined): void {
  const goOn = useEffectEvent(() => retry?.());
  const canRetry = retry !== undefined;
  useEffect(() => {
    if (!canRetry || window.navigator.onLine) return undefined;
    return whenServerIsBack(goOn);
  }, [canRetry]);
}
