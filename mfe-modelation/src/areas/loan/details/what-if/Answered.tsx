import type { ReactNode } from 'react';

interface AnsweredProps {
  term: string;
  /** Left out where there is no answer. */
  value?: string | undefined;
  /** Under the name. */
  note?: ReactNode;
  /** Beside the value. */
  children?: ReactNode;
}

/** An answer under its name. */
export function Answered({ term, value, note, children }: AnsweredProps) {
  return (
    <div>
      <dt>
        {term}
        {note && <small className="adv-muted">{note}</small>}
      </dt>
      <dd>
        {value}
        {children}
      </dd>
    </div>
  );
}
