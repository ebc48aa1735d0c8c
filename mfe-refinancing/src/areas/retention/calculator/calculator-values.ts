import type { UseFormReturn } from 'react-hook-form';

export interface CalculatorValues {
  interestRateValidFrom: string;
  /** Percentage points; null: none. */
  interestRateDiscount: number | null;
  /** CZK; null: none. */
  feeDiscount: number | null;
  isCompared: boolean;
  /** % p.a. */
  competitorRate: number | null;
  /** CZK. */
  valuation: number | null;
  /** CZK. */
  cadastre: number | null;
  /** CZK; where the contract decides what an early repayment costs. */
  contractFee: number | null;
  comment: string;
}

export type RetentionForm = UseFormReturn<CalculatorValues, unknown, CalculatorValues>;
