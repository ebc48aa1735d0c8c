import { cleanLine } from './clean-text';

/*
 * Czech mobile numbers: nine digits in the ranges of the numbering plan (metadata of libphonenumber).
 */

const mobileRange = /^(60[1-8]|70[2-5]|719|7060|72|73|77|79)/;

/** Nine digits behind the Czech or the Slovak code, whose sign was left out. */
const withoutSign = /^42[01]\d{9}$/;

/**
 * A number without what only parts it, as people write it: `(+420) 601.123.456`, `00420 …`, `420601123456`.
 * @returns digits, behind `+` where there is a code of a country; undefined for what has anything else
 */
export function compactPhone(text: string): string | undefined {
  const compact = cleanLine(text)
    .replaceAll(/[ ().\-/]/g, '')
    .replace(/^00/, '+');
  if (!/^\+?\d*$/.test(compact)) return undefined;
  return withoutSign.test(compact) ? `+${compact}` : compact;
}

/**
 * Reads a Czech mobile number, with its code or the bare nine digits.
 * @returns E.164, `+420601123456`; `undefined` when it is not a Czech mobile number
 */
export function parseMobilePhone(input: string): string | undefined {
  const digits = /^(?:\+420)?(\d{9})$/.exec(compactPhone(input) ?? '')?.[1];
  return digits && mobileRange.test(digits) ? `+420${digits}` : undefined;
}

/**
 * `+420601123456` → `+420 601 123 456` with non-breaking spaces; a number of another country comes
 * back as it is.
 */
export function formatPhone(e164: string): string {
  const match = /^(\+420)(\d{3})(\d{3})(\d{3})$/.exec(e164);
  return match ? match.slice(1).join('\u00A0') : e164;
}

const abroad = /^\+([1-9]\d{6,14})$/;

/**
 * A Czech mobile number, or any number abroad: of other countries the ranges are not known.
 * @returns E.164; `undefined` when it is neither
 */
export function parsePhone(input: string): string | undefined {
  const digits = abroad.exec(compactPhone(input) ?? '')?.[1];
  return digits === undefined || digits.startsWith('420') ? parseMobilePhone(input) : `+${digits}`;
}
