import type { ReactNode } from 'react';

/** A fact that the case has only in some states: left out when unknown, not shown as a dash. */
export const knownFact = <Value>(
  label: string,
  value: Value | undefined,
  show: (value: Value) => ReactNode,
): { label: string; value: ReactNode }[] =>
  value === undefined ? [] : [{ label, value: show(value) }];
