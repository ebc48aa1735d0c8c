import type { ReactNode } from 'react';
import './layout.css';

interface ModelationLayoutProps {
  form: ReactNode;
  result: ReactNode;
  details: ReactNode;
  /** At the bottom of a narrow screen. */
  bar: ReactNode;
}

/** Form, result and details beside each other, as far as there is room. */
export function ModelationLayout({ form, result, details, bar }: ModelationLayoutProps) {
  return (
    <div className="modelation">
      {form}
      <div className="modelation__result">{result}</div>
      <div className="modelation__details">{details}</div>
      {bar}
    </div>
  );
}
