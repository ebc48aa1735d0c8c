import type { FieldOption } from '@advisor/forms/field-option';

/** In which clients of the bank live and earn; the register accepts any other as well. */
const common = ['CZK', 'EUR', 'USD', 'GBP', 'CHF', 'PLN', 'HUF', 'NOK', 'SEK', 'DKK', 'UAH'];

const names = new Intl.DisplayNames('cs', { type: 'currency' });

/** A currency's code with its Czech name. */
export const currencyName = (code: string): string => `${code} – ${names.of(code) ?? code}`;

/** @param selected one that is set already, whichever it is */
export const currencyOptions = (selected: string | undefined): FieldOption<string>[] =>
  [...new Set([...common, ...(selected === undefined ? [] : [selected])])].map((code) => ({
    value: code,
    label: currencyName(code),
  }));
