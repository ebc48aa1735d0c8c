import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

export interface LeaveGuard {
  /** Somebody is about to go: the question has to be shown. */
  isAsking: boolean;
  leave: () => void;
  stay: () => void;
  /** Nothing is lost any more; call it before navigating on. */
  release: () => void;
}

/**
 * Asks before what was typed or chosen is left behind; a reload or a closed tab asks the browser's way.
 * @param freePath address that may be gone to without a question
 */
export function useLeaveGuard(isUnsaved: boolean, freePath?: string): LeaveGuard {
  const isReleased = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      !isReleased.current &&
      nextLocation.pathname !== currentLocation.pathname &&
      nextLocation.pathname !== freePath?.split('?', 1)[0],
  );
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isReleased.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  return {
    isAsking: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
    release: useCallback(() => {
      isReleased.current = true;
    }, []),
  };
}
