import { hasAccountChecksum } from '@advisor/lending/identifiers/bank-account';

/**
 * The account number that begins with the digits: their check digit appended. Where none fits, the
 * last of the digits is one higher.
 * @param digits an even number of at most nine digits, so that neighbours never give the same
 */
export function accountNumberFrom(digits: number): string {
  const stem = String(hasCheckDigit(digits) ? digits : digits + 1);
  const number = checkDigits.map((digit) => stem + digit).find(hasAccountChecksum);
  if (number === undefined) throw new RangeError('no check digit fits');
  return number;
}

const checkDigits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
const hasCheckDigit = (digits: number) =>
  checkDigits.some((digit) => hasAccountChecksum(String(digits) + digit));
