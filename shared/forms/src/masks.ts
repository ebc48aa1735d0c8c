import { cleanLine, withoutSpaces } from '@advisor/lending/identifiers/clean-text';
import { formatBankAccount } from '@advisor/lending/identifiers/bank-account';
import { parseIban } from '@advisor/lending/identifiers/iban';
import { compactPhone } from '@advisor/lending/identifiers/mobile-phone';

/**
 * What is typed or pasted, in the shape that people read. A mask shapes and never cuts: what does not fit
 * stays as it was typed, for the schema to refuse. Pure: masking twice changes nothing.
 */
export type Mask = (text: string) => string;

/** `850101/1234`, also nine digits; a slash typed after the sixth digit stays. */
export const birthNumberMask: Mask = (text) => {
  const typed = cleanLine(text);
  const compact = withoutSpaces(text);
  // A digit that is typed or deleted in front moves the slash.
  const digits = compact.replace('/', '');
  if (!/^\d{0,10}$/.test(digits)) return typed;
  if (digits.length > 6) return `${digits.slice(0, 6)}/${digits.slice(6)}`;
  return /^\d{6}\/$/.test(compact) ? compact : digits;
};

/** `123 45` */
export const postcodeMask: Mask = (text) => {
  const typed = cleanLine(text);
  const compact = withoutSpaces(text);
  if (!/^\d{0,5}$/.test(compact)) return typed;
  return compact.length > 3 ? `${compact.slice(0, 3)} ${compact.slice(3)}` : compact;
};

/** `777 123 456` or `+420 777 123 456`. */
export const phoneMask: Mask = (text) => {
  const compact = compactPhone(text);
  if (compact === undefined) return cleanLine(text);
  const groups = compact.match(/\d{1,3}/g)?.join(' ') ?? '';
  return compact.startsWith('+') ? `+${groups}` : groups;
};

/** Prefix and number as statements write them, in sixteen digits. */
const ofStatement = /^(\d{6})(\d{10})(\/\d{0,4})?$/;
const withoutZeros = (digits: string) => digits.replace(/^0+/, '');

/**
 * `19-2000145399/0800`: the prefix and the bank are left to the user. An IBAN and the sixteen digits of a
 * statement are read.
 */
export const accountMask: Mask = (text) => {
  const typed = cleanLine(text);
  const compact = withoutSpaces(text);
  const iban = parseIban(compact);
  if (iban.valid) return formatBankAccount(iban.value);
  const [, prefix, number, bank = ''] = ofStatement.exec(compact) ?? [];
  if (prefix !== undefined && number !== undefined) {
    const shortPrefix = withoutZeros(prefix);
    return `${shortPrefix && `${shortPrefix}-`}${withoutZeros(number)}${bank}`;
  }
  return /^(\d{1,6}-)?\d{0,10}(\/\d{0,4})?$/.test(compact) ? compact : typed;
};

/**
 * Where the caret belongs after masking: behind as many letters and digits as before it.
 * @param caret position in the text before masking
 */
export function caretAfterMask(before: string, caret: number, masked: string): number {
  if (caret >= before.length) return masked.length;
  let count = before.slice(0, caret).replaceAll(/[^\p{L}\d]/gu, '').length;
  let position = 0;
  while (count > 0 && position < masked.length) {
    if (/[\p{L}\d]/u.test(masked.charAt(position))) count -= 1;
    position += 1;
  }
  return position;
}
