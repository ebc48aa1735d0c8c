import { useEffect, useRef, type KeyboardEvent } from 'react';
import { showInRow } from '../show-in-row';
import '../styles/tabs.css';

interface TabListProps<Key extends string> {
  /** Name of the group for screen readers. */
  label: string;
  tabs: readonly { key: Key; label: string; isDisabled?: boolean }[];
  active: Key;
  onOpen: (key: Key) => void;
  /** Id of the panel that all of them fill; it is labelled by `tabId`. */
  panelId: string;
}

/** Id of the tab that fills the panel, for its `aria-labelledby`. */
export const tabId = (panelId: string, key: string): string => `${panelId}-${key}`;

/** Where a key leads from a place among so many. */
const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Tabs over one panel: arrows move, Enter or space opens. The open one is in sight. */
export function TabList<Key extends string>({
  label,
  tabs,
  active,
  onOpen,
  panelId,
}: TabListProps<Key>) {
  const list = useRef<HTMLDivElement>(null);
  const place = tabs.findIndex(({ key }) => key === active);
  useEffect(() => showInRow(list.current, place), [place]);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const to = moves[event.key];
    if (!to) return;
    event.preventDefault();
    const open = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]:enabled') ?? [])];
    open[to(open.indexOf(event.currentTarget), open.length)]?.focus();
  };
  return (
    <div ref={list} className="adv-tabs" role="tablist" aria-label={label}>
      {tabs.map(({ key, label: text, isDisabled = false }) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={tabId(panelId, key)}
          className="adv-tabs__tab"
          aria-selected={key === active}
          aria-controls={panelId}
          tabIndex={key === active ? 0 : -1}
          disabled={isDisabled && key !== active}
          onClick={() => onOpen(key)}
          onKeyDown={move}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
