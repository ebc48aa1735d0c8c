import { checkBankAccount, type BankAccount, type BankAccountResult } from './bank-account';
import { withoutSpaces } from './clean-text';

/*
 * Czech IBAN, `CZ` + check + bank (4) + prefix (6) + number (10): ISO 13616, decree 169/2011 s. 4.
 */

/** `CZ` as digits, followed by the place of the check digits. */
const countryAndCheck = '123500';

const ibanCheckDigits = (bban: string) =>
  String(98n - (BigInt(bban + countryAndCheck) % 97n)).padStart(2, '0');

/** IBAN of an account, 24 characters without spaces. */
export function toIban({ prefix = '', number, bankCode }: BankAccount): string {
  const bban = bankCode + prefix.padStart(6, '0') + number.padStart(10, '0');
  return `CZ${ibanCheckDigits(bban)}${bban}`;
}

export type IbanResult = BankAccountResult | { valid: false; reason: 'ibanChecksum' };

/** Reads a Czech IBAN; both its own check digits and those of the account inside must hold. */
export function parseIban(input: string): IbanResult {
  const match = /^CZ(\d{2})((\d{4})(\d{6})(\d{10}))$/.exec(withoutSpaces(input).toUpperCase());
  if (!match) return { valid: false, reason: 'format' };
  const [, check, bban = '', bankCode = '', prefix, number = ''] = match;
  if (ibanCheckDigits(bban) !== check) return { valid: false, reason: 'ibanChecksum' };
  return checkBankAccount({ prefix, number, bankCode });
}

/** Groups of four, as an IBAN is printed. */
export function formatIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}
