import { useEffect, type RefObject } from 'react';

const step: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Up and down arrows move the focus between the links or buttons of a list's rows.
 * Rows carry `data-index`; those outside the window are scrolled in first.
 */
export function useArrowKeys(
  list: RefObject<HTMLElement | null>,
  count: number,
  scrollToIndex: (index: number) => void,
): void {
  useEffect(() => {
    const element = list.current;
    const move = (event: KeyboardEvent) => {
      const by = step[event.key];
      const row = (event.target as HTMLElement).closest<HTMLElement>('[data-index]');
      if (!by || !row) return;
      const next = Number(row.dataset['index']) + by;
      if (next < 0 || next >= count) return;
      event.preventDefault();
      scrollToIndex(next);
      // The row may be rendered only after the scroll.
      requestAnimationFrame(() => {
        element
          ?.querySelector<HTMLElement>(`[data-index="${next}"] :is(a[href], button)`)
          ?.focus({ preventScroll: true });
      });
    };
    element?.addEventListener('keydown', move);
    return () => element?.removeEventListener('keydown', move);
  }, [list, count, scrollToIndex]);
}
