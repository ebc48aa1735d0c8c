import { repaidLoanOf } from '@advisor/contracts/refinancing/repaid-loan';
import { noticeInForce } from '@advisor/lending/repayment/early-repayment';
import { Decimal } from '@advisor/lending/calendar-and-money/money';
import { quoteRepayment, type RepaymentQuote } from '@advisor/lending/repayment/repayment-quote';
import {
  type RetentionProjections,
  retentionProjections,
  type RetentionTerms,
} from '@advisor/lending/repayment/retention-projections';
import { sumOf } from '@advisor/lending/calendar-and-money/money';
import type { RepaymentTerms } from '../../../process/process.queries';
import type { OfferedDays, OfferedRate } from '../retention.queries';
import type { CalculatorValues } from './calculator-values';

/** What the calculator counts from. */
export interface RetentionBasis {
  loan: NonNullable<RepaymentTerms['loan']>;
  policy: RepaymentTerms['policy']['policy'];
  rate: OfferedRate;
  days: OfferedDays;
  rateNotices: RepaymentTerms['rateNotices'];
  /** Last day of the fixation that runs, `YYYY-MM-DD`. */
  fixedRateValidTo: string;
}

/** @returns undefined when no rate can be offered for the loan */
export function basisOf(
  terms: RepaymentTerms,
  rate: OfferedRate | undefined,
  days: OfferedDays | undefined,
): RetentionBasis | undefined {
  const { loan, policy, rateNotices } = terms;
  const fixedRateValidTo = loan?.fixedRateValidTo;
  if (loan === undefined || fixedRateValidTo === undefined) return undefined;
  if (rate === undefined || days === undefined || days.length === 0) return undefined;
  return { loan, policy: policy.policy, rate, days, rateNotices, fixedRateValidTo };
}

/** Percentage points that need no price exception. */
export const maximumDiscount = ({ rate }: RetentionBasis): number =>
  new Decimal(rate.interestRate).minus(rate.minimumInterestRate).toNumber();

/** Asked before a discount, CZK. */
export const listFee = ({ rate }: RetentionBasis): number => rate.feeAmount ?? 0;

/** Most that may be taken off the fee, CZK. */
export const maximumFeeDiscount = (basis: RetentionBasis): number =>
  sumOf([listFee(basis), -(basis.rate.minimumFeeAmount ?? 0)]);

/** What leaving for another bank costs, CZK. */
export interface LeavingCosts {
  /** Repayment of the whole loan on the day of the change. */
  quote: RepaymentQuote;
  repayment: number;
  valuation: number;
  cadastre: number;
  total: number;
}

/** The early repayment of all that is owed on the day. */
export const wholeRepayment = (basis: RetentionBasis, date: string): RepaymentQuote =>
  quoteRepayment(
    repaidLoanOf(basis.loan),
    { date, effect: 'shorterTerm', newRateNotified: noticeInForce(basis.rateNotices, date) },
    basis.policy,
  );

function leavingCosts(basis: RetentionBasis, values: CalculatorValues): LeavingCosts {
  const quote = wholeRepayment(basis, values.interestRateValidFrom);
  const repayment = quote.fee.totalFee ?? values.contractFee ?? 0;
  const [valuation, cadastre] = [values.valuation ?? 0, values.cadastre ?? 0];
  const total = sumOf([repayment, valuation, cadastre]);
  return { quote, repayment, valuation, cadastre, total };
}

export interface Calculated {
  terms: RetentionTerms;
  projections: RetentionProjections;
  leaving: LeavingCosts | undefined;
}

/** @param values of the form, all of them right */
export function calculate(basis: RetentionBasis, values: CalculatorValues): Calculated {
  const leaving =
    values.isCompared && values.competitorRate !== null ? leavingCosts(basis, values) : undefined;
  const terms: RetentionTerms = {
    day: values.interestRateValidFrom,
    fixedRateValidTo: basis.fixedRateValidTo,
    listRate: basis.rate.interestRate,
    interestRateDiscount: values.interestRateDiscount ?? 0,
    fee: sumOf([listFee(basis), -(values.feeDiscount ?? 0)]),
    competitor:
      leaving && values.competitorRate !== null
        ? { ratePercent: values.competitorRate, costs: leaving.total }
        : undefined,
  };
  return { terms, projections: retentionProjections(repaidLoanOf(basis.loan), terms), leaving };
}
