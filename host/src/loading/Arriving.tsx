import type { ReactNode } from 'react';
import { useArrival, type Arrival } from './arrival';
import { PendingScreen } from './PendingScreen';

interface ArrivingProps {
  place: Arrival['place'];
  children: ReactNode;
}

/**
 * Shows in the place of a screen that the next one is on its way. The screen itself only hides: should
 * the way lead back, it is as it was.
 */
export function Arriving({ place, children }: ArrivingProps) {
  const arrival = useArrival();
  const isAwaited = arrival.isAwaited && arrival.place === place;
  return (
    <>
      {isAwaited && <PendingScreen />}
      <div className="host-screen" hidden={isAwaited}>
        {children}
      </div>
    </>
  );
}
