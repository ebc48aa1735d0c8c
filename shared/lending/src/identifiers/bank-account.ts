import { bankCodes } from './bank-codes';
import { cleanLine, withoutSpaces } from './clean-text';

/*
 * Czech account number, `[prefix-]number/bank`: decree 169/2011 of the Czech National Bank.
 */

/** What a bank knows its account by. */
export interface AccountNumber {
  /** One to six digits without leading zeros; absent when the account has none. */
  prefix?: string | undefined;
  /** Two to ten digits without leading zeros. */
  number: string;
}

export interface BankAccount extends AccountNumber {
  /** Four digits. */
  bankCode: string;
}

export type AccountNumberReason =
  | 'format'
  | 'prefixChecksum'
  | 'numberChecksum'
  | 'tooFewNonzeroDigits';

export type AccountNumberResult =
  | { valid: true; value: AccountNumber }
  | { valid: false; reason: AccountNumberReason };

export type BankAccountReason = AccountNumberReason | 'unknownBankCode';

export type BankAccountResult =
  | { valid: true; value: BankAccount }
  | { valid: false; reason: BankAccountReason };

const weights = [6, 3, 7, 9, 10, 5, 8, 4, 2, 1];

/**
 * Whether the weighted sum of a prefix or a number is divisible by 11. Both use the same weights.
 * @param digits one to ten digits
 */
export function hasAccountChecksum(digits: string): boolean {
  const sum = [...digits.padStart(10, '0')].reduce(
    (total, digit, index) => total + Number(digit) * (weights[index] ?? 0),
    0,
  );
  return sum % 11 === 0;
}

const withoutLeadingZeros = (digits: string) => digits.replace(/^0+/, '');

/** Checks an account of a bank that is known anyway; leading zeros are dropped. */
export function checkAccountNumber({ prefix = '', number }: AccountNumber): AccountNumberResult {
  if (!/^\d{0,6}$/.test(prefix) || !/^\d{2,10}$/.test(number))
    return { valid: false, reason: 'format' };
  if (!hasAccountChecksum(prefix)) return { valid: false, reason: 'prefixChecksum' };
  if (number.replaceAll('0', '').length < 2) return { valid: false, reason: 'tooFewNonzeroDigits' };
  if (!hasAccountChecksum(number)) return { valid: false, reason: 'numberChecksum' };
  const shortPrefix = withoutLeadingZeros(prefix);
  return {
    valid: true,
    value: {
      ...(shortPrefix ? { prefix: shortPrefix } : {}),
      number: withoutLeadingZeros(number),
    },
  };
}

/** Checks the parts of an account, as three separate fields give them. */
export function checkBankAccount({ bankCode, ...account }: BankAccount): BankAccountResult {
  if (!/^\d{4}$/.test(bankCode)) return { valid: false, reason: 'format' };
  const checked = checkAccountNumber(account);
  if (!checked.valid) return checked;
  if (!(bankCode in bankCodes)) return { valid: false, reason: 'unknownBankCode' };
  return { valid: true, value: { ...checked.value, bankCode } };
}

/** Reads `[prefix-]number/bank`; spaces are ignored, leading zeros dropped. */
export function parseBankAccount(input: string): BankAccountResult {
  const match = /^(?:(\d{1,6})-)?(\d{2,10})\/(\d{4})$/.exec(withoutSpaces(input));
  if (!match) return { valid: false, reason: 'format' };
  const [, prefix, number = '', bankCode = ''] = match;
  return checkBankAccount({ prefix, number, bankCode });
}

/** `{ prefix: '19', number: '2000145399', bankCode: '0800' }` → `19-2000145399/0800`. */
export function formatBankAccount({ prefix, number, bankCode }: BankAccount): string {
  return `${prefix ? `${prefix}-` : ''}${number}/${bankCode}`;
}

/** The bank of an account that names none. */
export const defaultBankCode = '0100';

/** Completes `[prefix-]number` by the bank's own code; every other text stays as it is. */
export const withBankCode = (input: string): string =>
  /^(\d{1,6}-)?\d{2,10}$/.test(withoutSpaces(input))
    ? `${cleanLine(input).trim()}/${defaultBankCode}`
    : input;
