import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Controls that are disabled lose the focus; it comes back to the control, or to the panel when the
 * control is gone, once they can be used again.
 */
export function useKeptFocus(isBusy: boolean, panel: RefObject<HTMLElement | null>): void {
  const left = useRef<Element>(null);
  // Before the browser takes the focus away.
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    const element = left.current;
    left.current = isBusy && activeElement !== body ? activeElement : null;
    if (isBusy || !element || activeElement !== body) return;
    if (element instanceof HTMLElement) element.focus();
    if (document.activeElement === body) panel.current?.focus();
  }, [isBusy, panel]);
}
