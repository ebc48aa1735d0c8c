import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, type ReactNode } from 'react';
import { usePrinting } from '../use-printing';

interface ScrollListProps<Item> {
  /** Name of the list for screen readers. */
  label: string;
  items: readonly Item[];
  getKey: (item: Item) => string | number;
  /** Height of every row, px. */
  rowHeight: number;
  /** Stays above the rows. */
  head?: ReactNode;
  renderItem: (item: Item) => ReactNode;
}

/** Rows kept beyond the box's edges. */
const overscan = 8;
/** A box that scrolls takes the focus: whoever has no mouse scrolls by the arrow keys. */
const byKeyboard = { tabIndex: 0 };
/** Until the box is measured. */
const initialRect = { width: 800, height: 480 };

/**
 * A list of rows of one height in a box of its own, which scrolls both ways; only the rows in sight are
 * rendered. For lists that would push everything after them out of reach.
 */
export function ScrollList<Item>({
  label,
  items,
  getKey,
  rowHeight,
  head,
  renderItem,
}: ScrollListProps<Item>) {
  const box = useRef<HTMLElement>(null);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => getKey(items[index] as Item),
    // On paper all of them are in sight.
    overscan: usePrinting() ? items.length : overscan,
    initialRect,
    // React 19 batches; a synchronous flush per scroll event would block the main thread.
    useFlushSync: false,
  });
  return (
    <section ref={box} className="adv-scroll-list" aria-label={label} {...byKeyboard}>
      {head && <div className="adv-scroll-list__head">{head}</div>}
      <ul className="adv-virtual" aria-label={label} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => (
          <li
            key={key}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start}px)` }}
          >
            {renderItem(items[index] as Item)}
          </li>
        ))}
      </ul>
    </section>
  );
}
