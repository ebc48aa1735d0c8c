import type { ReactNode } from 'react';

interface Fact {
  label: string;
  value: string;
  note?: string | undefined;
  /** What has moved. */
  delta?: ReactNode;
}

/** Numbers of a result under each other. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="modelation-facts">
      {facts.map(({ label, value, note, delta }) => (
        <div key={label}>
          <dt>
            {label}
            {note && <small>{note}</small>}
          </dt>
          <dd>
            {value}
            {delta}
          </dd>
        </div>
      ))}
    </dl>
  );
}
