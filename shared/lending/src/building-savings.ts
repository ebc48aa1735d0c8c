/*
 * Projection of building savings with state support: act 96/1993 as of 2024 (s. 10: 5 % of the saved
 * amount of a year, at most of 20 000 CZK).
 */

export interface SupportRules {
  /** % of the saved amount of a year. */
  percent: number;
  /** The highest amount saved in a year that support is counted from, CZK; the rest carries over. */
  base: number;
}

export interface BuildingSavingsInput {
  /** Target amount (cílová částka), CZK. */
  targetAmount: number;
  /** Paid on the first day of every month, CZK. */
  monthlyDeposit: number;
  /** Paid beside the monthly deposit; month 1 is the month the saving starts in. */
  extraDeposits?: readonly { month: number; amount: number }[];
  /** % p.a. */
  ratePercent: number;
  /** Length of saving, 1 to 600 months. */
  months: number;
  /** First month of saving, `YYYY-MM`. */
  startMonth: string;
  /** Fee for the contract, % of the target amount, taken before the first deposit. */
  contractFeePercent?: number;
  /** CZK at the end of each calendar year. */
  annualFee?: number;
  /** Whether state support is asked for; legal persons have none. */
  stateSupport: boolean;
  /** Tax on interest, 15 % unless said. */
  taxPercent?: number;
  supportRules?: SupportRules;
}

/** A calendar year of saving; amounts in CZK. */
export interface BuildingSavingsYear {
  year: number;
  deposits: number;
  interest: number;
  tax: number;
  fees: number;
  /** Deposits and interest less tax and fees: what support is counted from. */
  savedAmount: number;
  /** Support of this year, credited on 1 April of the next. */
  support: number;
  /** Saved amount left over for the support of later years. */
  carryForward: number;
  /** Balance at the end of the year, or of saving. */
  balance: number;
}

export interface BuildingSavingsProjection {
  years: readonly BuildingSavingsYear[];
  totalDeposits: number;
  totalInterest: number;
  totalTax: number;
  totalFees: number;
  totalStateSupport: number;
  /** Deposits and interest less tax and fees, and all support, that of the last year too; CZK. */
  finalAmount: number;
  /** Yearly yield of the deposits, % p.a. half up to 0.01; `undefined` when nothing was paid in. */
  effectiveYieldPercent: number | undefined;
  /** Month in which the balance reaches the target amount, from 1; `undefined` when it does not. */
  targetReachedInMonth: number | undefined;
}
