import type { Range } from '@tanstack/react-virtual';
import { defaultRangeExtractor } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Which rows a list renders that begins at one of them: that row too, wherever it stands.
 * @param index -1: no such row
 */
export const rangeWith =
  (index: number) =>
  (range: Range): number[] => {
    const rows = defaultRangeExtractor(range);
    const isApart = index >= 0 && index < range.count && !rows.includes(index);
    return isApart ? [...rows, index].toSorted((one, other) => one - other) : rows;
  };

/** Moves the focus to a row as soon as the list appears, and the row into the middle of the window. */
export function useStartRow(
  list: RefObject<HTMLElement | null>,
  index: number,
  scrollToIndex: (index: number, options: { align: 'center' }) => void,
): void {
  const start = useEffectEvent(() => {
    if (index < 0) return;
    scrollToIndex(index, { align: 'center' });
    list.current
      ?.querySelector<HTMLElement>(`[data-index="${index}"] :is(a[href], button)`)
      ?.focus({ preventScroll: true });
  });
  useEffect(() => {
    // The frame scrolls a new screen to its top first.
    const frame = requestAnimationFrame(() => start());
    return () => cancelAnimationFrame(frame);
  }, []);
}
