import { hostAddresses } from '@advisor/addresses/host';
import { createContext, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { isUnder } from '@advisor/deployment/path-rules';
import { useHost } from '../host-context';
import { routeId } from '../route-id';
import { waitLimits } from './limits';
import { usePendingCallStore } from './pending-calls';

/** The way to a screen. */
export interface Arrival {
  /** Where the user goes, or is. */
  target: Location;
  /** The screen is still another one, and the place of the next says that it is on its way. */
  isAwaited: boolean;
  /** Whose part of the page changes: between settings, their frame stays. */
  place: 'content' | 'settings';
}

const ArrivalContext = createContext<Arrival | undefined>(undefined);

export const ArrivalProvider = ArrivalContext.Provider;

export function useArrival(): Arrival {
  const arrival = use(ArrivalContext);
  if (!arrival) throw new Error('Outside of the root layout');
  return arrival;
}

/** True once something has lasted that long. */
function useLasting(isNow: boolean, ms: number): boolean {
  const [isLasting, setIsLasting] = useState(false);
  useEffect(() => {
    if (!isNow) return undefined;
    const timer = setTimeout(() => setIsLasting(true), ms);
    return () => {
      clearTimeout(timer);
      setIsLasting(false);
    };
  }, [isNow, ms]);
  return isNow && isLasting;
}

/** While it is mounted and true, the page shows that something is awaited. */
export function useWaitingSign(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const { startWait, endWait } = usePendingCallStore.getState();
    startWait();
    return endWait;
  }, [isWaiting]);
}

/**
 * Follows the router itself: what React shows changes only when the next screen can be drawn.
 * A change of the query alone leaves the screen where it is, unless there is none.
 */
export function useFollowedArrival(): Arrival {
  const { router } = useHost();
  const shown = useLocation();
  const target = useSyncExternalStore(
    router.subscribe,
    () => router.state.navigation.location ?? router.state.location,
  );
  const { errors, matches } = router.state;
  const isMissing = errors !== null || matches.at(-1)?.route.path === '*';
  const isInSettings =
    !isMissing &&
    matches.some(({ route }) => route.id === routeId.settings) &&
    isUnder(target.pathname, hostAddresses.settings.to());
  const isLasting = useLasting(target.key !== shown.key, waitLimits.showAfterMs);
  useWaitingSign(isLasting);
  const isAwaited = isLasting && (isMissing || target.pathname !== shown.pathname);
  const place = isInSettings ? 'settings' : 'content';
  return useMemo(() => ({ target, isAwaited, place }), [target, isAwaited, place]);
}
