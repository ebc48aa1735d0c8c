import { formatBankAccount } from '@advisor/lending/identifiers/bank-account';
import type { Account, DocumentFacts } from '../document-facts';
import { type Fact, optional } from './fact';

export const accountText = ({ prefix = '', number, bankCode }: Account): string =>
  formatBankAccount({ prefix, number, bankCode });

/** The account that instalments come from: what the arrangement says, else the loan. */
export const repaymentAccountOf = ({ parameters, state }: DocumentFacts): Account | undefined =>
  ('repaymentAccount' in parameters ? parameters.repaymentAccount : undefined) ??
  state?.repaymentAccount;

/** Whose account the arrangement says it is. */
export const accountOwnerRow = ({ parameters, everybody }: DocumentFacts): Fact[] => {
  const id =
    'repaymentAccountOwnerId' in parameters ? parameters.repaymentAccountOwnerId : undefined;
  return optional(
    'Majitel účtu pro splácení',
    everybody.find(({ customerOnSAId }) => customerOnSAId === id),
    ({ fullName }) => fullName,
  );
};

export const accountRows = (facts: DocumentFacts): Fact[] => [
  ...optional('Účet úvěru', facts.state?.loanAccount, accountText),
  ...optional('Účet pro splácení', repaymentAccountOf(facts), accountText),
  ...accountOwnerRow(facts),
];
