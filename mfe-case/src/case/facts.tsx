import { DateText } from '@advisor/ui/components/DateText';
import { Money } from '@advisor/ui/components/Money';
import type { ReactNode } from 'react';

/** A fact that the case has only in some states: left out when unknown, not shown as a dash. */
export function knownFact<Value>(
  label: string,
  value: Value | undefined,
  show: (value: Value) => ReactNode,
): { label: string; value: ReactNode }[] {
  return value === undefined ? [] : [{ label, value: show(value) }];
}

export const money = (value: number) => <Money value={value} />;
export const date = (value: string) => <DateText value={value} />;

/** What the client owes already stands out. */
export const overdueMoney = (value: number) => (
  <span className={value > 0 ? 'case-overdue' : undefined}>{money(value)}</span>
);
