import { formatBankAccount } from '@advisor/lending/bank-account';
import type { Account, DocumentFacts } from '../document-facts';
import { type Fact, optional } from './fact';

export const accountText = ({ prefix = '', number, bankCode }: Account): string =>
  formatBankAccount({ prefix, number, bankCode });

/** The account that instalments come from: what the arrangement says, else the loan. */
export const repaymentAccountOf = ({ parameters, state }: DocumentFacts): Account | undefined =>
  ('repaymentAccount' in parameters ? parameters.repaymentAccount : undefined) ??
  state?.repaymentAccount;

export const accountRows = (facts: DocumentFacts): Fact[] => [
  ...optional('Účet úvěru', facts.state?.loanAccount, accountText),
  ...optional('Účet pro splácení', repaymentAccountOf(facts), accountText),
];
