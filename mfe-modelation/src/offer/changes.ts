import { formatMoney, formatPercent } from '@advisor/i18n/format';

/** A number of an offer that is another one by the rates of now, as it is written. */
export interface Change {
  fact: string;
  seen: string;
  now: string;
}

interface ComparedNumber {
  fact: string;
  unit: 'money' | 'percent';
  seen: number;
  now: number;
}

const writings = {
  // In whole crowns as everywhere; exactly, where crowns do not tell the difference.
  money: [(value: number) => formatMoney(value, { decimals: 0 }), formatMoney],
  percent: [formatPercent],
} as const;

/** What has changed, as far as it can be seen. */
export const changesIn = (numbers: readonly ComparedNumber[]): Change[] =>
  numbers.flatMap(({ fact, unit, seen, now }) => {
    const texts = writings[unit].map((write) => ({ seen: write(seen), now: write(now) }));
    const visible = texts.find((text) => text.seen !== text.now);
    return visible ? [{ fact, ...visible }] : [];
  });
