/*
 * Numbers and days inside Czech sentences that the back end writes: messages and documents. Spaces
 * in them do not break.
 */

const whole = new Intl.NumberFormat('cs-CZ', { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('cs-CZ', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const short = new Intl.NumberFormat('cs-CZ', { maximumFractionDigits: 2 });
const plural = new Intl.PluralRules('cs-CZ');

/** Haléře are shown where there are any: `15 183 Kč`, `14 985,42 Kč`. */
export const czechMoney = (amount: number): string =>
  `${(Number.isInteger(amount) ? whole : exact).format(amount)}\u00A0Kč`;

/** `4,49 %`; always two decimals. */
export const czechRate = (percent: number): string => `${exact.format(percent)}\u00A0%`;

/** `0,50`, `14 985,42`; always two decimals. */
export const czechDecimal = (value: number): string => exact.format(value);

/** `80 %`, `72,5 %`; at most two decimals. */
export const czechPercent = (percent: number): string => `${short.format(percent)}\u00A0%`;

/** `8,5`; at most two decimals. */
export const czechNumber = (value: number): string => short.format(value);

/** More than this says nothing more of a ratio. */
const greatestRatio = 999;

/**
 * A ratio over its limit, never rounded to the limit itself: 7.0000012 over 7 reads `7,0000012`, and
 * 98765 over it `více než 999`.
 */
export function czechRatio(value: number, limit: number): string {
  if (value > greatestRatio) return `více než\u00A0${whole.format(greatestRatio)}`;
  for (let digits = 2; digits < 8; digits += 1) {
    const rounded = Number(value.toFixed(digits));
    if (rounded !== limit)
      return rounded.toLocaleString('cs-CZ', { maximumFractionDigits: digits });
  }
  return short.format(value);
}

/** `21. 11. 2026` */
export const czechDay = (day: string): string =>
  `${Number(day.slice(8))}.\u00A0${Number(day.slice(5, 7))}.\u00A0${day.slice(0, 4)}`;

interface Noun {
  one: string;
  few: string;
  /** With a decimal number. */
  many: string;
  other: string;
}

/** `1 rok`, `2 roky`, `5 let` */
export const czechCount = (count: number, noun: Noun): string =>
  `${short.format(count)}\u00A0${noun[plural.select(count) as keyof Noun]}`;

export const years: Noun = { one: 'rok', few: 'roky', many: 'roku', other: 'let' };
export const months: Noun = { one: 'měsíc', few: 'měsíce', many: 'měsíce', other: 'měsíců' };
