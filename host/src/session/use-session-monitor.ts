import { toPageTime } from '@advisor/api-client/server-clock';
import { useCallback, useEffect, useState } from 'react';
import { useSession } from '@advisor/shell/session';
import { lastCall } from './last-call';
import { forceSignOut } from './leave-session';
import { checkIntervalMs, sessionStatus, type SessionStatus } from './session-status';

const messageOf = {
  idle: 'expirated-idle-time',
  maximum: 'expirated-max-session-time',
} as const;

export interface SessionMonitor {
  status: SessionStatus;
  now: number;
  /** Checks at once, for example after the user answered a warning. */
  check: () => void;
}

/**
 * Watches both limits of the session and signs out when one is over. Checks every 20 s, every
 * second while a warning counts down, and at once when the page comes back from sleep.
 * @param currentTime clock, milliseconds of the epoch
 */
export function useSessionMonitor(
  pathToReturn: () => string,
  currentTime: () => number = Date.now,
): SessionMonitor {
  // The server's instant; a computer whose clock is wrong must not end the session.
  const validTo = toPageTime(Date.parse(useSession().sessionValidTo));
  const [now, setNow] = useState(currentTime);
  const check = useCallback(() => setNow(currentTime()), [currentTime]);
  const status = sessionStatus(now, lastCall(now), validTo);
  const { phase, limit } = status;

  useEffect(() => {
    if (phase === 'over') {
      void forceSignOut({
        authAction: 'expirated-sign-in',
        authMessage: messageOf[limit],
        redirect: pathToReturn(),
      });
      return;
    }
    const timer = setInterval(check, phase === 'warning' ? 1_000 : checkIntervalMs);
    document.addEventListener('visibilitychange', check);
    window.addEventListener('pageshow', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('pageshow', check);
    };
  }, [phase, limit, check, pathToReturn]);

  return { status, now, check };
}
