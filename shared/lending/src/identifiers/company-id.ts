import { withoutSpaces } from './clean-text';

/*
 * Company identification number (IČO), eight digits with a check digit: act 89/1995 s. 20,
 * algorithm of the Czech Statistical Office.
 */

/**
 * The eighth digit: the weighted sum of the first seven (weights 8 to 2) taken from 11.
 * @param firstSeven seven digits
 */
export function companyIdCheckDigit(firstSeven: string): number {
  const sum = [...firstSeven].reduce(
    (total, digit, index) => total + Number(digit) * (8 - index),
    0,
  );
  return (11 - (sum % 11)) % 10;
}

/** Eight digits of a valid number, padded from the left; `undefined` when it is not valid. */
export function parseCompanyId(input: string): string | undefined {
  const compact = withoutSpaces(input);
  if (!/^\d{1,8}$/.test(compact)) return undefined;
  const digits = compact.padStart(8, '0');
  return companyIdCheckDigit(digits.slice(0, 7)) === Number(digits[7]) ? digits : undefined;
}
