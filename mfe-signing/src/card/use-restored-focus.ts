import { useEffect, useRef, type RefObject } from 'react';

/**
 * Controls that are disabled lose the focus; it comes back to the control, or to the panel when the
 * control is gone, once they can be used again.
 */
export function useRestoredFocus(isBusy: boolean, panel: RefObject<HTMLElement | null>): void {
  const focused = useRef<HTMLElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    const come = ({ target }: FocusEvent) => {
      focused.current = target instanceof HTMLElement ? target : null;
    };
    const go = ({ target }: FocusEvent) => {
      // Left by the user, not taken from a control that was disabled.
      if (target instanceof HTMLElement && !target.matches(':disabled')) focused.current = null;
    };
    document.addEventListener('focusin', come);
    document.addEventListener('focusout', go);
    return () => {
      document.removeEventListener('focusin', come);
      document.removeEventListener('focusout', go);
    };
  }, []);
  useEffect(() => {
    const isOver = wasBusy.current && !isBusy;
    wasBusy.current = isBusy;
    if (!isOver || !focused.current || document.activeElement !== document.body) return;
    focused.current.focus();
    if (document.activeElement === document.body) panel.current?.focus();
  }, [isBusy, panel]);
}
