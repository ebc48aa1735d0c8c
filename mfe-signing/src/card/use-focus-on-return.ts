import { useEffect, useRef, type RefObject } from 'react';

/**
 * Whoever comes back from the signing device, which is another document, goes on with the next signature;
 * with the card when there is none.
 */
export function useFocusOnReturn(
  { hasReturned = false, isBusy }: { hasReturned: boolean | undefined; isBusy: boolean },
  panel: RefObject<HTMLElement | null>,
): void {
  const isAwaited = useRef(hasReturned);
  useEffect(() => {
    if (isBusy || !isAwaited.current) return;
    isAwaited.current = false;
    // A frame takes the focus from nobody around it.
    if (!document.hasFocus() || document.activeElement !== document.body) return;
    const next = panel.current?.querySelector<HTMLElement>('[data-sign]:enabled');
    (next ?? panel.current)?.focus();
  }, [isBusy, panel]);
}
