import { formatNumber } from '@advisor/i18n/format';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { showInRow } from '../show-in-row';

interface FilterTab {
  key: string;
  label: string;
  /** Undefined while unknown: its room is kept. */
  count?: number | undefined;
}

interface FilterTabsProps {
  /** Name of the group for screen readers. */
  label: string;
  items: readonly FilterTab[];
  activeKey: string | undefined;
  onChange: (key: string) => void;
  /** Id of the list that the choice filters. */
  controls?: string;
}

const step: Record<string, number> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: -Infinity,
  End: Infinity,
};

/** One choice of a few filters with counts: a tab list, arrows move, Enter or space chooses. The chosen one is in sight. */
export function FilterTabs({ label, items, activeKey, onChange, controls }: FilterTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const place = items.findIndex(({ key }) => key === activeKey);
  useEffect(() => showInRow(list.current, place), [place]);
  const move = (event: KeyboardEvent, index: number) => {
    const by = step[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = Number.isFinite(by)
      ? (index + by + items.length) % items.length
      : by < 0
        ? 0
        : items.length - 1;
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  const focusable = activeKey ?? items[0]?.key;
  return (
    <div className="adv-filters" role="tablist" aria-label={label} ref={list}>
      {items.map(({ key, label: text, count }, index) => (
        <button
          key={key}
          type="button"
          role="tab"
          aria-selected={key === activeKey}
          aria-controls={controls}
          tabIndex={key === focusable ? 0 : -1}
          className="adv-filters__tab"
          onClick={() => onChange(key)}
          onKeyDown={(event) => move(event, index)}
        >
          {text}
          <span className="adv-filters__count">
            {count === undefined ? '\u2007' : formatNumber(count)}
          </span>
        </button>
      ))}
    </div>
  );
}
