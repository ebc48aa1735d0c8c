import { useRef, type KeyboardEvent } from 'react';

interface TabListProps<Key extends string> {
  /** Name of the group for screen readers. */
  label: string;
  tabs: readonly { key: Key; label: string }[];
  active: Key;
  onOpen: (key: Key) => void;
  /** Id of the panel that all of them fill. */
  panelId: string;
}

const step: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs over one panel: arrows move and open. */
export function TabList<Key extends string>({
  label,
  tabs,
  active,
  onOpen,
  panelId,
}: TabListProps<Key>) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent, index: number) => {
    const by = step[event.key];
    const next = by === undefined ? undefined : tabs.at((index + by) % tabs.length);
    if (!next) return;
    event.preventDefault();
    onOpen(next.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(next)]?.focus();
  };
  return (
    <div ref={list} className="modelation-tabs" role="tablist" aria-label={label}>
      {tabs.map(({ key, label: text }, index) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={`${panelId}-${key}`}
          aria-selected={key === active}
          aria-controls={panelId}
          tabIndex={key === active ? 0 : -1}
          onClick={() => onOpen(key)}
          onKeyDown={(event) => move(event, index)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
