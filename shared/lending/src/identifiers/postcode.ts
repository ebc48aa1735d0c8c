import { cleanLine } from './clean-text';

/*
 * Czech postcode (PSČ): five digits, the first 1 to 7, shown `110 00`. Source: Czech Post.
 */

/** Five digits, with a space after the third or without; `undefined` when it is not a Czech postcode. */
export function parsePostcode(input: string): string | undefined {
  const parts = /^([1-7]\d{2})\s?(\d{2})$/.exec(cleanLine(input).trim());
  return parts ? parts.slice(1).join('') : undefined;
}

/** `11000` → `110 00` with a non-breaking space; what is not five digits comes back as it is. */
export function formatPostcode(digits: string): string {
  return /^\d{5}$/.test(digits) ? `${digits.slice(0, 3)}\u00A0${digits.slice(3)}` : digits;
}
