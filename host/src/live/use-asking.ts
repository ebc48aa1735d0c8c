import { catchUp, isLive } from '@advisor/shell/live';
import { useEffect } from 'react';
import { lastCall } from '../session/last-call';
import { idleLimitMs } from '../session/session-status';

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
      const now = Date.now();
      // What asks once the session is over is led to sign-in, and nobody says why.
      const isOver = now - lastCall(now) >= idleLimitMs;
      const isDue = Math.abs(now - askedAt) >= askEveryMs && !isOver;
      if (!isDue || isLive() || document.visibilityState === 'hidden') return;
      askedAt = now;
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
