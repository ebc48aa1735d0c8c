import type { ReactNode } from 'react';
import './calculator.css';

export interface Fact {
  label: string;
  /** Under the name. */
  note?: ReactNode;
  value: ReactNode;
  /** The result of those above. */
  isTotal?: boolean;
}

/** Names and numbers, one a line. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="calculator-facts">
      {facts.map(({ label, note, value, isTotal }) => (
        <div key={label} data-total={isTotal}>
          <dt>
            {label}
            {note && <small>{note}</small>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
