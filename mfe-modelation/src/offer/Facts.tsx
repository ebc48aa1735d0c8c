import type { ReactNode } from 'react';
import { Blank } from './Blank';

interface Fact {
  label: string;
  /** Undefined while it is on its way. */
  value: string | undefined;
  note?: ReactNode;
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
            {value ?? <Blank />}
            {delta}
          </dd>
        </div>
      ))}
    </dl>
  );
}
