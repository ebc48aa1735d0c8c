import { type ReactNode, useDeferredValue } from 'react';

/** What stands under the result. It may follow a frame later, so that a key shows its result at once. */
export function CalculatorDetails({ children }: { children: ReactNode }) {
  return <div className="calculator__details">{useDeferredValue(children)}</div>;
}
