import type { NextFixation } from '@advisor/contracts/refinancing/refixation';
import { repaidLoanOf } from '@advisor/contracts/refinancing/repaid-loan';
import {
  type ComparedProjections,
  compareProjections,
} from '@advisor/lending/repayment/loan-projection';
import { loanAtNewRate } from '@advisor/lending/repayment/rate-change';
import { z } from 'zod';
import type { RepaymentTerms } from '../../../process/process.queries';
import { discountSchema } from '../discount.schema';

/** What the calculator counts from. */
export interface CalculatedFrom {
  loan: NonNullable<RepaymentTerms['loan']>;
  /** Last day of the fixation that runs, `YYYY-MM-DD`. */
  fixedRateValidTo: string;
  next: NextFixation;
}

export interface CalculatorValues {
  /** Percentage points; null: none. */
  interestRateDiscount: number | null;
  /** Months; of the period that is looked at. */
  fixedRatePeriod: number;
}

export const calculatorSchema = (next: NextFixation) =>
  z.object({ interestRateDiscount: discountSchema(next), fixedRatePeriod: z.number() });

/** The discount as it stands in the form; undefined while something of it is wrong. */
export function discountOf(
  schema: ReturnType<typeof calculatorSchema>,
  values: CalculatorValues,
): number | undefined {
  const parsed = schema.safeParse(values);
  return parsed.success ? (parsed.data.interestRateDiscount ?? 0) : undefined;
}

/** Rates and instalments of every period. */
export const offersOf = (
  { loan, fixedRateValidTo: day, next }: CalculatedFrom,
  interestRateDiscount: number,
) =>
  next.rates.map(
    (rate) => loanAtNewRate(repaidLoanOf(loan), { day, ...rate, interestRateDiscount }).offer,
  );

/** The loan as it is beside the loan at the rate of one period. */
export function projectionsOf(
  { loan, fixedRateValidTo: day, next }: CalculatedFrom,
  fixedRatePeriod: number,
  interestRateDiscount: number,
): ComparedProjections | undefined {
  const rate = next.rates.find((offered) => offered.fixedRatePeriod === fixedRatePeriod);
  return rate && compareProjections(repaidLoanOf(loan), { day, ...rate, interestRateDiscount });
}
