import { type Amount, Decimal } from '../calendar-and-money/money';

/*
 * What a loan is measured by: definitions of the Czech National Bank (recommendation on the
 * management of risks of retail credit secured by residential property). Results are not rounded, and
 * limits are compared with them as they are: a DTI of 7.0000012 is shown as 7.00 and is over 7.
 * A ratio to nothing, or of what is not a number, is `undefined`.
 */

function ratio(part: Amount, whole: Amount, multiple: number): number | undefined {
  const value = new Decimal(part).times(multiple).div(whole);
  return value.isFinite() && new Decimal(whole).gt(0) ? value.toNumber() : undefined;
}

/** Loan to value of the collateral, %. @param loan CZK @param collateralValue CZK */
export const loanToValue = (loan: Amount, collateralValue: Amount): number | undefined =>
  ratio(loan, collateralValue, 100);

export interface DebtToIncomeInput {
  /** CZK. */
  loan: Amount;
  /** What is owed on other loans, CZK. */
  otherDebt: Amount;
  /** CZK a month. */
  netMonthlyIncome: Amount;
}

/** All debt to the net yearly income (DTI), a multiple. */
export const debtToIncome = ({
  loan,
  otherDebt,
  netMonthlyIncome,
}: DebtToIncomeInput): number | undefined =>
  ratio(new Decimal(loan).plus(otherDebt), new Decimal(netMonthlyIncome).times(12), 1);

export interface DebtServiceInput {
  /** CZK a month. */
  instalment: Amount;
  /** Instalments of other loans, CZK a month. */
  otherMonthlyInstalments: Amount;
  /** CZK a month. */
  netMonthlyIncome: Amount;
}

/** All instalments to the net monthly income (DSTI), %. */
export const debtServiceToIncome = ({
  instalment,
  otherMonthlyInstalments,
  netMonthlyIncome,
}: DebtServiceInput): number | undefined =>
  ratio(new Decimal(instalment).plus(otherMonthlyInstalments), netMonthlyIncome, 100);

/**
 * Whether an unrounded ratio keeps a limit; an unknown ratio keeps none, and where there is no limit
 * every ratio does.
 */
export const isWithinLimit = (value: number | undefined, limit: number | null): boolean =>
  limit === null || (value !== undefined && value <= limit);
