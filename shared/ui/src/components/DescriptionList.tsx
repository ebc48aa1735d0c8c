import type { ReactNode } from 'react';

interface DescriptionItem {
  label: string;
  value: ReactNode;
  /** Takes the whole row. */
  wide?: boolean;
}

/** Facts as labels over values; as many columns as fit. Empty values show a dash. */
export function DescriptionList({ items }: { items: readonly DescriptionItem[] }) {
  return (
    <dl className="adv-facts">
      {items.map(({ label, value, wide }) => (
        <div
          key={label}
          className={wide ? 'adv-facts__item adv-facts__item--wide' : 'adv-facts__item'}
        >
          <dt>{label}</dt>
          <dd>{value === undefined || value === null || value === '' ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  );
}
