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

interface Guarded {
  isUnsaved: boolean;
  freePath: string | undefined;
}

/** Of all guards on the page, because the router asks only the one that came last. */
const guards = new Set<{ current: Guarded }>();

/**
 * What was done on the page leads away from all of it: nobody is asked about what is typed there.
 * Call it before navigating on.
 */
export function releaseGuards(): void {
  for (const guarded of guards) guarded.current = { ...guarded.current, isUnsaved: false };
}

/**
 * Asks before what was typed or chosen is left behind; a reload or a closed tab asks the browser's way.
 * @param freePath address that may be gone to without a question
 */
export function useLeaveGuard(isUnsaved: boolean, freePath?: string): LeaveGuard {
  const guarded = useRef<Guarded>({ isUnsaved: false, freePath: undefined });
  const isReleased = useRef(false);
  useEffect(() => {
    guarded.current = {
      isUnsaved: isUnsaved && !isReleased.current,
      freePath: freePath?.split('?', 1)[0],
    };
  }, [isUnsaved, freePath]);
  useEffect(() => {
    guards.add(guarded);
    return () => void guards.delete(guarded);
  }, []);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      nextLocation.pathname !== currentLocation.pathname &&
      [...guards].some(
        ({ current }) => current.isUnsaved && nextLocation.pathname !== current.freePath,
      ),
  );
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (guarded.current.isUnsaved) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  return {
    isAsking: blocker.state === 'blocked',
    leave: () => {
      // Of another guard that has come since, the router would ask once more.
      releaseGuards();
      blocker.proceed?.();
    },
    stay: () => blocker.reset?.(),
    release: useCallback(() => {
      isReleased.current = true;
      guarded.current = { ...guarded.current, isUnsaved: false };
    }, []),
  };
}
