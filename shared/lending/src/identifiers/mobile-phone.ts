/*
 * Czech mobile numbers: nine digits in the ranges of the numbering plan (metadata of libphonenumber).
 */

const mobileRange = /^(60[1-8]|70[2-5]|719|7060|72|73|77|79)/;

/**
 * Reads `+420 601 123 456`, `00420…` and the bare nine digits; spaces and dashes are ignored.
 * @returns E.164, `+420601123456`; `undefined` when it is not a Czech mobile number
 */
export function parseMobilePhone(input: string): string | undefined {
  const match = /^(?:\+420|00420)?(\d{9})$/.exec(input.replaceAll(/[\s\-\u2010-\u2013]/g, ''));
  const digits = match?.[1];
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

const abroad = /^(?:\+|00)([1-9]\d{6,14})$/;

/**
 * A Czech mobile number, or any number abroad: of other countries the ranges are not known.
 * @returns E.164; `undefined` when it is neither
 */
export function parsePhone(input: string): string | undefined {
  const compact = input.replaceAll(/[\s\-\u2010-\u2013]/g, '');
  const digits = abroad.exec(compact)?.[1];
  return digits === undefined || digits.startsWith('420')
    ? parseMobilePhone(compact)
    : `+${digits}`;
}
