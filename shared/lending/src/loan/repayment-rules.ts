import { type DayCount } from '../calendar-and-money/day-count';

/*
 * How a product is repaid beyond amount, rate and term. Banks differ in it, so these are settings of
 * the product, and an offer keeps those that it was made by.
 */

/**
 * When the first instalment is due: on the payment day of the month after drawing (`nextMonth`), or on
 * the first payment day with a whole month before it (`afterWholeMonth`).
 */
export type FirstDue = 'nextMonth' | 'afterWholeMonth';

/**
 * What is paid for a first period that is not a month.
 * - `interestAtLeast`: an instalment; the interest alone where that is more.
 * - `interestApart`: the interest alone, and all instalments follow.
 * - `wholeInstalment`: an instalment as of a whole month, and the interest for the days beyond it, or
 *   less that for the days that are missing.
 */
export type FirstPeriod = 'interestAtLeast' | 'interestApart' | 'wholeInstalment';

export interface RepaymentRules {
  dayCount: DayCount;
  /** CZK; an instalment is the least multiple that repays the loan. */
  instalmentStep: number;
  firstDue: FirstDue;
  firstPeriod: FirstPeriod;
}

/** What holds where nothing is said. */
export const usualRules: RepaymentRules = {
  dayCount: '30E/360',
  instalmentStep: 1,
  firstDue: 'nextMonth',
  firstPeriod: 'interestAtLeast',
};
