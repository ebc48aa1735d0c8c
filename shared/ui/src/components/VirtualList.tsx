import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useRef, type ReactNode, type Ref } from 'react';
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

/** Rows kept beyond the window's edges: each costs layout at every step of a fast scroll. */
const overscan = 1;

/** So few are on the screen sooner when nothing is measured and placed. */
const drawnWholeUpTo = 40;

/**
 * A list of any length that scrolls with the window; of a long one only what is seen is rendered.
 * Up and down arrows move between the rows' links or buttons.
 */
export function VirtualList<Row>(props: VirtualListProps<Row>) {
  return props.items.length > drawnWholeUpTo ? <RowsInSight {...props} /> : <AllRows {...props} />;
}

const elementsOf = (asRows: boolean) =>
  asRows ? (['div', 'div'] as const) : (['ul', 'li'] as const);

/** Where a row stands, for screen readers and for the arrow keys. */
const placeOf = (index: number, count: number, asRows: boolean) => ({
  'data-index': index,
  ...(asRows
    ? { role: 'row', 'aria-rowindex': index + 2 }
    : { 'aria-setsize': count, 'aria-posinset': index + 1 }),
});

function useStartIndex<Row>({ items, getKey, startAt }: VirtualListProps<Row>): number {
  return startAt === undefined ? -1 : items.findIndex((item) => getKey(item) === startAt);
}

function AllRows<Row>(props: VirtualListProps<Row>) {
  const { label, items, getKey, renderItem, id, asRows = false } = props;
  const list = useRef<HTMLElement>(null);
  const scrollTo = useCallback((index: number, { align }: { align?: 'center' } = {}) => {
    list.current?.children[index]?.scrollIntoView({ block: align ?? 'nearest' });
  }, []);
  useArrowKeys(list, items.length, scrollTo);
  useStartRow(list, useStartIndex(props), scrollTo);

  const [List, Item] = elementsOf(asRows);
  return (
    <List
      id={id}
      ref={list as Ref<never>}
      className="adv-rows"
      role={asRows ? 'rowgroup' : undefined}
      aria-label={label}
    >
      {items.map((item, index) => (
        <Item key={getKey(item)} {...placeOf(index, items.length, asRows)}>
          {renderItem(item, index)}
        </Item>
      ))}
    </List>
  );
}

function RowsInSight<Row>(props: VirtualListProps<Row>) {
  const { label, items, getKey, estimateHeight, renderItem, id, asRows = false } = props;
  const list = useRef<HTMLElement>(null);
  const scrollMargin = useDocumentTop(list);
  const startIndex = useStartIndex(props);
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
  useArrowKeys(list, items.length, virtualizer.scrollToIndex);
  useStartRow(list, startIndex, virtualizer.scrollToIndex);

  const [List, Item] = elementsOf(asRows);
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
          {...placeOf(index, items.length, asRows)}
          style={{ transform: `translateY(${start - scrollMargin}px)` }}
        >
          {renderItem(items[index] as Row, index)}
        </Item>
      ))}
    </List>
  );
}
