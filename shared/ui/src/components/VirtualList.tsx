import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useRef, type ReactNode, type Ref } from 'react';
import { useArrowKeys } from '../use-arrow-keys';
import { useDocumentTop } from '../use-document-top';
import { usePrinting } from '../use-printing';
import { rangeWith, useStartRow } from '../use-start-row';

interface VirtualListProps<Row> {
  /** Name of the list for screen readers. */
  label: string;
  items: readonly Row[];
  getKey: (item: Row) => string | number;
  /** Guess of a row's height in px; real heights are measured. */
  estimateHeight: number;
  renderItem: (item: Row, index: number) => ReactNode;
  id?: string;
  /** The rows of a table, after its head; each item renders its cells. */
  asRows?: boolean;
  /** Key of the row at which the list begins: focused, in sight. Undefined: at the top. */
  startAt?: string | number | undefined;
}

/** Rows kept beyond the window's edges. */
const overscan = 2;

/**
 * A list of any length that scrolls with the window and renders only what is seen.
 * Up and down arrows move between the rows' links or buttons.
 */
export function VirtualList<Row>({
  label,
  items,
  getKey,
  estimateHeight,
  renderItem,
  id,
  asRows = false,
  startAt,
}: VirtualListProps<Row>) {
  const list = useRef<HTMLElement>(null);
  const scrollMargin = useDocumentTop(list);
  const startIndex =
    startAt === undefined ? -1 : items.findIndex((item) => getKey(item) === startAt);
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => estimateHeight,
    getItemKey: (index) => getKey(items[index] as Row),
    // On paper all of them are in sight.
    overscan: usePrinting() ? items.length : overscan,
    rangeExtractor: rangeWith(startIndex),
    scrollMargin,
    // React 19 batches; a synchronous flush per scroll event would block the main thread.
    useFlushSync: false,
  });

  const [List, Item] = asRows ? (['div', 'div'] as const) : (['ul', 'li'] as const);
  useArrowKeys(list, items.length, virtualizer.scrollToIndex);
  useStartRow(list, startIndex, virtualizer.scrollToIndex);

  return (
    <List
      id={id}
      ref={list as Ref<never>}
      className="adv-virtual"
      role={asRows ? 'rowgroup' : undefined}
      aria-label={label}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => (
        <Item
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          {...(asRows
            ? { role: 'row', 'aria-rowindex': index + 2 }
            : { 'aria-setsize': items.length, 'aria-posinset': index + 1 })}
          style={{ transform: `translateY(${start - scrollMargin}px)` }}
        >
          {renderItem(items[index] as Row, index)}
        </Item>
      ))}
    </List>
  );
}
