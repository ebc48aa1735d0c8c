import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useArrival, type Arrival } from './arrival';
import { PendingScreen } from './PendingScreen';

interface ArrivingProps {
  place: Arrival['place'];
  children: ReactNode;
}

/**
 * Shows in the place of a screen that the next one is on its way. The screen itself only hides: should
 * the way lead back, it is as it was, and so is the focus, which the heading of the next has meanwhile.
 */
export function Arriving({ place, children }: ArrivingProps) {
  const arrival = useArrival();
  const isAwaited = arrival.isAwaited && arrival.place === place;
  const { key } = useLocation();
  const around = useRef<HTMLDivElement>(null);
  const left = useRef<{ control: HTMLElement; key: string }>(undefined);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!isAwaited) {
      // Where the next screen has come, the layout gives it the focus.
      if (left.current?.key === key && focused === document.body) left.current.control.focus();
      left.current = undefined;
    } else if (focused instanceof HTMLElement && focused.closest('.host-screen[hidden]')) {
      left.current = { control: focused, key };
      around.current?.querySelector('h1')?.focus({ preventScroll: true });
    }
  }, [isAwaited, key]);
  return (
    <>
      {isAwaited && (
        <div ref={around} className="host-screen">
          <PendingScreen />
        </div>
      )}
      <div className="host-screen" hidden={isAwaited}>
        {children}
      </div>
    </>
  );
}
