import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useRef, type ReactNode } from 'react';
import { useArrowKeys } from '../use-arrow-keys';
import { useDocumentTop } from '../use-document-top';
import { usePrinting } from '../use-printing';

interface VirtualListProps<Item> {
  /** Name of the list for screen readers. */
  label: string;
  items: readonly Item[];
  getKey: (item: Item) => string | number;
  /** Guess of a row's height in px; real heights are measured. */
  estimateHeight: number;
  renderItem: (item: Item, index: number) => ReactNode;
  id?: string;
}

/** Rows kept beyond the window's edges. */
const overscan = 2;

/**
 * A list of any length that scrolls with the window and renders only what is seen.
 * Up and down arrows move between the rows' links or buttons.
 */
export function VirtualList<Item>({
  label,
  items,
  getKey,
  estimateHeight,
  renderItem,
  id,
}: VirtualListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const scrollMargin = useDocumentTop(list);
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => estimateHeight,
    getItemKey: (index) => getKey(items[index] as Item),
    // On paper all of them are in sight.
    overscan: usePrinting() ? items.length : overscan,
    scrollMargin,
    // React 19 batches; a synchronous flush per scroll event would block the main thread.
    useFlushSync: false,
  });

  useArrowKeys(list, items.length, virtualizer.scrollToIndex);

  return (
    <ul
      id={id}
      ref={list}
      className="adv-virtual"
      aria-label={label}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => (
        <li
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          aria-setsize={items.length}
          aria-posinset={index + 1}
          style={{ transform: `translateY(${start - scrollMargin}px)` }}
        >
          {renderItem(items[index] as Item, index)}
        </li>
      ))}
    </ul>
  );
}
