import { type ObligationTotals } from './counted-obligation';
import { sumOf } from '../calendar-and-money/money';
import { debtServiceToIncome, debtToIncome } from './ratios';

export interface ExposureInput {
  /** Of all applicants. */
  obligations: ObligationTotals;
  /** Counted, CZK a month. */
  netMonthlyIncome: number;
  /** The new one, CZK. */
  loan: number;
  /** Of the new loan, CZK a month. */
  instalment: number;
}

export interface Exposure {
  /** Multiple of the yearly income, unrounded; `undefined` without an income. */
  dti: number | undefined;
  /** %, unrounded; `undefined` without an income. */
  dsti: number | undefined;
  /** CZK a month; negative where instalments exceed the income. */
  leftAfterInstalments: number;
}

/** What applicants owe with the new loan; what it consolidates is inside it. */
export const exposure = ({
  obligations: { instalments, debt },
  netMonthlyIncome,
  loan,
  instalment,
}: ExposureInput): Exposure => ({
  dti: debtToIncome({ loan, otherDebt: debt, netMonthlyIncome }),
  dsti: debtServiceToIncome({
    instalment,
    otherMonthlyInstalments: instalments,
    netMonthlyIncome,
  }),
  leftAfterInstalments: sumOf([netMonthlyIncome, -instalments, -instalment]),
});
