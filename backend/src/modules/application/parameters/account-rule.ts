import type { ErrorMessage } from '@advisor/contracts/errors';
import {
  type BankAccount,
  type BankAccountReason,
  checkBankAccount,
} from '@advisor/lending/identifiers/bank-account';
import { wrong } from './wrong-field';

const reasons: Record<BankAccountReason, readonly [field: string, message: string]> = {
  format: ['number', 'Zadejte platné číslo účtu, například 19-2000145399/0800.'],
  prefixChecksum: ['prefix', 'Předčíslí účtu není platné.'],
  numberChecksum: ['number', 'Číslo účtu není platné.'],
  tooFewNonzeroDigits: ['number', 'Číslo účtu není platné.'],
  unknownBankCode: ['bankCode', 'Banka s tímto kódem neexistuje.'],
};

interface CheckedAccount {
  /** Without leading zeros; as it came when it is wrong. */
  account: BankAccount;
  problems: ErrorMessage[];
}

/** Checks the account that is paid from, by the rules of Czech account numbers. */
export function checkRepaymentAccount(account: BankAccount): CheckedAccount {
  const checked = checkBankAccount(account);
  if (checked.valid) return { account: checked.value, problems: [] };
  const [field, message] = reasons[checked.reason];
  return { account, problems: [wrong(`repaymentAccount.${field}`, message)] };
}
