import { catchUp, isLive } from '@advisor/shell/live';
import { useEffect } from 'react';

/** Between two questions of a page that is told nothing, ms. */
export const askEveryMs = 30_000;

/**
 * As long as nothing is told, a page that is seen asks for what it follows: every half a minute, and at
 * once when it comes back from behind others or from sleep.
 */
export function useAsking(): void {
  useEffect(() => {
    let askedAt = Date.now();
    const ask = () => {
      const isDue = Math.abs(Date.now() - askedAt) >= askEveryMs;
      if (!isDue || isLive() || document.visibilityState === 'hidden') return;
      askedAt = Date.now();
      catchUp();
    };
    const timer = setInterval(ask, askEveryMs);
    document.addEventListener('visibilitychange', ask);
    window.addEventListener('pageshow', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
      window.removeEventListener('pageshow', ask);
    };
  }, []);
}
