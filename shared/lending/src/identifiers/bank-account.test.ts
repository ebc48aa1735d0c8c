import vectors from '../../test-vectors/bank-account.json';
import {
  checkAccountNumber,
  checkBankAccount,
  formatBankAccount,
  parseBankAccount,
  withBankCode,
} from './bank-account';
import { formatIban, parseIban, toIban } from './iban';

const reasons: Record<string, string> = {
  number_checksum: 'numberChecksum',
  prefix_checksum: 'prefixChecksum',
  unknown_bank_code: 'unknownBankCode',
  fewer_than_2_nonzero_digits: 'tooFewNonzeroDigits',
};

describe('account', () => {
  it.each(vectors.valid)('$id accepts $input: $note', ({ input, expected }) => {
    const account = {
      ...(expected.prefix === null ? {} : { prefix: expected.prefix }),
      number: expected.number,
      bankCode: expected.bank_code,
    };
    expect(parseBankAccount(input)).toEqual({ valid: true, value: account });
    expect(formatBankAccount(account)).toBe(expected.canonical);
    expect(toIban(account)).toBe(expected.iban);
    expect(formatIban(expected.iban)).toBe(expected.iban_print);
    expect(parseIban(expected.iban_print)).toEqual({ valid: true, value: account });
  });

  it.each(vectors.invalid)('$id refuses "$input": $note', ({ input, expected }) => {
    expect(parseBankAccount(input)).toEqual({
      valid: false,
      reason: reasons[expected.reason] ?? expected.reason,
    });
  });

  it('takes an empty prefix field and zeros for no prefix', () => {
    const number = '2000145399';
    const expected = { valid: true, value: { number, bankCode: '0800' } };
    expect(checkBankAccount({ prefix: '', number, bankCode: '0800' })).toEqual(expected);
    expect(checkBankAccount({ prefix: '000000', number, bankCode: '0800' })).toEqual(expected);
  });

  it('refuses a number of zeros', () => {
    expect(parseBankAccount('0000000000/0800')).toEqual({
      valid: false,
      reason: 'tooFewNonzeroDigits',
    });
  });
});

describe('account without a bank', () => {
  it.each([
    [{ number: '19' }, { number: '19' }],
    [{ prefix: '', number: '2000145399' }, { number: '2000145399' }],
    [
      { prefix: '000019', number: '0000000019' },
      { prefix: '19', number: '19' },
    ],
  ])('takes %j', (account, value) => {
    expect(checkAccountNumber(account)).toEqual({ valid: true, value });
  });

  it.each([
    [{ number: '1' }, 'format'],
    [{ number: '12345678901' }, 'format'],
    [{ number: '12a' }, 'format'],
    [{ prefix: '1234567', number: '19' }, 'format'],
    [{ prefix: '12', number: '19' }, 'prefixChecksum'],
    [{ number: '00' }, 'tooFewNonzeroDigits'],
    [{ number: '0000000006' }, 'tooFewNonzeroDigits'],
    [{ number: '1234567890' }, 'numberChecksum'],
  ])('refuses %j: %s', (account, reason) => {
    expect(checkAccountNumber(account)).toEqual({ valid: false, reason });
  });
});

describe('IBAN', () => {
  it.each(vectors.iban)('$id $input: $note', ({ input, expected }) => {
    expect(parseIban(input).valid).toBe(expected.valid);
  });

  it('says which of the two checks failed', () => {
    expect(parseIban('CZ6608000000192000145399')).toEqual({ valid: false, reason: 'ibanChecksum' });
    expect(parseIban('CZ0908000000002000145398')).toEqual({
      valid: false,
      reason: 'numberChecksum',
    });
  });
});

it.each([
  ['19-2000145399', '19-2000145399/0100'],
  ['2000145399 ', '2000145399/0100'],
  ['2000145399/0800', '2000145399/0800'],
  ['2000145399/', '2000145399/'],
  ['', ''],
])('completes %j to %j', (input, completed) => {
  expect(withBankCode(input)).toBe(completed);
});
