/*
 * Currencies in which clients earn beside CZK, and between what a rate of theirs is taken, CZK for one unit.
 * Wide on purpose and from no list: a rate beyond is a slip of the pen, most often one of a hundred units or
 * with its decimal comma elsewhere.
 */
export const currencyRates = {
  EUR: { least: 15, most: 50 },
  USD: { least: 10, most: 50 },
  GBP: { least: 15, most: 70 },
  CHF: { least: 10, most: 60 },
  PLN: { least: 3, most: 12 },
  HUF: { least: 0.03, most: 0.2 },
  NOK: { least: 1, most: 6 },
  SEK: { least: 1, most: 6 },
  DKK: { least: 2, most: 7 },
} as const satisfies Record<string, { least: number; most: number }>;

/** ISO 4217, in the order in which they are offered. */
export const foreignCurrencies = Object.keys(currencyRates);

/** Between what a rate is; undefined of a currency of which nothing is known. */
export const rateRange = (currencyCode: string): { least: number; most: number } | undefined =>
  (currencyRates as Partial<Record<string, { least: number; most: number }>>)[currencyCode];
