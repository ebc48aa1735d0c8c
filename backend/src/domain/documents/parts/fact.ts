/** A label and its value, as a document shows them. */
export type Fact = readonly [label: string, value: string];

/** Nothing where there is no value. */
export const optional = <T>(
  label: string,
  value: T | undefined,
  format: (value: T) => string,
): Fact[] => (value === undefined ? [] : [[label, format(value)]]);

/** Of amounts in haléře at most. */
export const sumOf = (...amounts: readonly number[]): number =>
  Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100) / 100;
