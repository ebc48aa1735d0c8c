import { identifierMessage } from '@advisor/forms/rules';
import {
  formatBankAccount,
  parseBankAccount,
  withBankCode,
} from '@advisor/lending/identifiers/bank-account';
import { z } from 'zod';
import type { WithAccount } from '../agreed';

const readAccount = (text: string) => parseBankAccount(withBankCode(text));

export const repaymentAccountSchema = z.object({
  repaymentAccount: z
    .string()
    .trim()
    .refine((text) => text === '' || readAccount(text).valid, identifierMessage.account),
  repaymentAccountOwnerId: z.number().nullable(),
});
export type RepaymentAccountValues = z.infer<typeof repaymentAccountSchema>;

export const toValues = (parameters: WithAccount): RepaymentAccountValues => ({
  repaymentAccount: parameters.repaymentAccount
    ? formatBankAccount(parameters.repaymentAccount)
    : '',
  repaymentAccountOwnerId: parameters.repaymentAccountOwnerId ?? null,
});

/** Parameters to save; all but the account stays as it is. */
export function toParameters(
  { repaymentAccount, repaymentAccountOwnerId: owner }: RepaymentAccountValues,
  current: WithAccount,
): WithAccount {
  const { repaymentAccount: _account, repaymentAccountOwnerId: _owner, ...others } = current;
  const account = readAccount(repaymentAccount);
  return {
    ...others,
    ...(account.valid ? { repaymentAccount: account.value } : {}),
    ...(owner === null ? {} : { repaymentAccountOwnerId: owner }),
  };
}
