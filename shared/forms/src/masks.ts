/** What is typed or pasted, in the shape that people read. Pure: masking twice changes nothing. */
export type Mask = (text: string) => string;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** `850101/1234`, also nine digits; a slash typed after the sixth digit stays. */
export const birthNumberMask: Mask = (text) => {
  const digits = digitsOf(text).slice(0, 10);
  if (digits.length > 6) return `${digits.slice(0, 6)}/${digits.slice(6)}`;
  return /^\s*\d{6}\s*\/\s*$/.test(text) ? `${digits}/` : digits;
};

/** `123 45` */
export const postcodeMask: Mask = (text) => {
  const digits = digitsOf(text).slice(0, 5);
  return digits.length > 3 ? `${digits.slice(0, 3)} ${digits.slice(3)}` : digits;
};

/** `777 123 456` or `+420 777 123 456`; `00` in front is read as `+`. */
export const phoneMask: Mask = (text) => {
  const isInternational = /^\s*(\+|00)/.test(text);
  const digits = digitsOf(text)
    .replace(/^00/, '')
    .slice(0, isInternational ? 15 : 9);
  const groups = digits.match(/\d{1,3}/g)?.join(' ') ?? '';
  return isInternational ? `+${groups}` : groups;
};

/**
 * `19-2000145399/0800`: the prefix and the bank are left to the user, anything but digits, one
 * hyphen and one slash falls out.
 */
export const accountMask: Mask = (text) => {
  const cleaned = text.replace(/[–—]/g, '-').replace(/[^\d/-]/g, '');
  const [account = '', ...bank] = cleaned.split('/');
  const [first = '', ...rest] = account.split('-');
  const number =
    rest.length > 0 ? `${first.slice(0, 6)}-${rest.join('').slice(0, 10)}` : first.slice(0, 10);
  return bank.length > 0 ? `${number}/${bank.join('').slice(0, 4)}` : number;
};

/**
 * Where the caret belongs after masking: behind as many digits as before it.
 * @param caret position in the text before masking
 */
export function caretAfterMask(before: string, caret: number, masked: string): number {
  if (caret >= before.length) return masked.length;
  let digits = digitsOf(before.slice(0, caret)).length;
  let position = 0;
  while (digits > 0 && position < masked.length) {
    if (/\d/.test(masked.charAt(position))) digits -= 1;
    position += 1;
  }
  return position;
}
