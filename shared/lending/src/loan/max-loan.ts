import { annuityPrincipal } from './annuity';
import { type Amount, Decimal, floorTo } from '../calendar-and-money/money';

/* The highest loan that keeps a limit, CZK; the limits are those of `ratios`. Never negative. */

const notNegative = (amount: Decimal): Decimal => Decimal.max(amount, 0);

/** Down to 0.01 CZK. @param limit LTV, % */
export const maximumLoanByLtv = (collateralValue: Amount, limit: number): number =>
  floorTo(notNegative(new Decimal(collateralValue).times(limit).div(100)), 0.01);

/** Down to 0.01 CZK. @param limit DTI, a multiple of the net yearly income */
export const maximumLoanByDti = (
  netMonthlyIncome: Amount,
  otherDebt: Amount,
  limit: number,
): number =>
  floorTo(notNegative(new Decimal(netMonthlyIncome).times(12).times(limit).minus(otherDebt)), 0.01);

export interface DstiLoanInput {
  /** CZK a month. */
  netMonthlyIncome: Amount;
  /** Instalments of other loans, CZK a month. */
  otherMonthlyInstalments: Amount;
  /** DSTI, %. */
  limit: number;
  /** % p.a. */
  ratePercent: number;
  months: number;
}

/** Instalment that DSTI leaves room for, CZK a month down to 0.01. */
export const instalmentRoom = ({
  netMonthlyIncome,
  otherMonthlyInstalments,
  limit,
}: Omit<DstiLoanInput, 'ratePercent' | 'months'>): number =>
  floorTo(
    notNegative(new Decimal(netMonthlyIncome).times(limit).div(100).minus(otherMonthlyInstalments)),
    0.01,
  );

/** Loan whose annuity fills {@link instalmentRoom}; down to 0.01 CZK. */
export const maximumLoanByDsti = ({ ratePercent, months, ...budget }: DstiLoanInput): number =>
  floorTo(annuityPrincipal(instalmentRoom(budget), ratePercent, months), 0.01);
