import type { ReactNode } from 'react';

interface LineProps {
  term: string;
  /** Left out where there is none. */
  value?: string | undefined;
  /** Under the name. */
  note?: string | undefined;
  /** Beside the value: how it differs from another, or what can be done with it. */
  change?: ReactNode;
  /** The result of the lines above. */
  isTotal?: boolean;
}

/** A number of an explanation, under its name. */
export function Line({ term, value, note, change, isTotal }: LineProps) {
  return (
    <div data-total={isTotal}>
      <dt>
        {term}
        {note && <small className="adv-muted">{note}</small>}
      </dt>
      <dd>
        {value}
        {change}
      </dd>
    </div>
  );
}
