import { freePercent } from './early-repayment';
import { daysOfYear } from '../calendar-and-money/day-count';
import { type InstalmentFormula, instalmentSteps } from '../loan/instalment-steps';
import { type SumStep, sumStep } from './loan-projection';
import { Decimal, sumOf } from '../calendar-and-money/money';
import {
  feeMeasures,
  type FeeMeasures,
  type RepaidLoan,
  type RepaymentPolicy,
  type RepaymentQuote,
  type RepaymentRequest,
} from './repayment-quote';
import { usualRules } from '../loan/repayment-rules';
import { buildSchedule } from '../loan/schedule';

/*
 * How each number of a repayment came about: steps that give the same haléř when a client calculates
 * them again. The caller has the words.
 */

/** Interest of days: balance · rate / 100 · days / days of the year, half up to 0.01. */
export interface DaysInterestStep {
  balance: number;
  /** % p.a. */
  ratePercent: number;
  days: number;
  yearDays: number;
  result: number;
}

/** A lowered instalment, by the formula that gives the same crown. */
export interface LoweredInstalmentStep {
  formula: InstalmentFormula;
  amount: number;
  ratePercent: number;
  /** Instalments. */
  months: number;
  /** Days of interest before the first of them. */
  firstDays: number;
  /** What the formula gives, up to whole haléře; absent where none does. */
  exact?: number;
  result: number;
}

/** A quarter of the credit less what was repaid, and the principal when that is less. */
export interface FreePartStep {
  totalCredit: number;
  /** Of it. */
  percent: number;
  quarter: number;
  alreadyRepaid: number;
  principal: number;
  result: number;
}

/** A part in percent, half up to 0.01. */
export interface PercentStep {
  amount: number;
  percent: number;
  result: number;
}

export interface FeeExplanation extends FeeMeasures {
  /** In the month before the anniversary. */
  free?: FreePartStep;
  charged: SumStep<'principal' | 'free'>;
  cap?: PercentStep;
  /** Lost interest and costs, before the limit of {@link FeeMeasures.interestToEnd}. */
  unlimited: SumStep<'interest' | 'costs'>;
}

/** Amounts in CZK. */
export interface RepaymentExplanation {
  accruedInterest: DaysInterestStep;
  principal: SumStep<'amount' | 'interest'>;
  balanceAfter: SumStep<'before' | 'principal'>;
  /** Of a loan whose maturity stays; where the instalment stays there is nothing to explain. */
  instalment?: LoweredInstalmentStep;
  interestSaved: SumStep<'alone' | 'accrued' | 'after'>;
  /** Of a fee that is known, and not free as a whole. */
  fee?: FeeExplanation;
  /** What the client pays; without a fee that is known, the payment alone. */
  total: SumStep<'amount' | 'fee' | 'discount'>;
  net: SumStep<'saved' | 'fee' | 'discount'>;
}

const interestOf = (rows: RepaymentQuote['rows']): number =>
  sumOf(rows.map(({ interest }) => interest));

/** @param discount taken off the fee, CZK */
export function explainRepayment(
  loan: RepaidLoan,
  request: RepaymentRequest,
  policy: RepaymentPolicy,
  quote: RepaymentQuote,
  discount = 0,
): RepaymentExplanation {
  const { balanceBefore, accruedInterest, days, principal, amount, fee } = quote;
  const { dayCount = usualRules.dayCount } = loan;
  const instalment = loweredInstalment(loan, request, quote);
  const { totalFee = 0 } = fee;
  return {
    accruedInterest: {
      balance: balanceBefore,
      ratePercent: loan.ratePercent,
      days,
      yearDays: daysOfYear[dayCount],
      result: accruedInterest,
    },
    principal: sumStep({ amount, interest: -accruedInterest }),
    balanceAfter: sumStep({ before: balanceBefore, principal: -principal }),
    ...(instalment && { instalment }),
    interestSaved: sumStep({
      alone: interestOf(quote.rowsAlone),
      accrued: -accruedInterest,
      after: -interestOf(quote.rows),
    }),
    ...(fee.totalFee !== undefined &&
      fee.freeReason === undefined && { fee: explainFee(loan, request, policy, quote) }),
    total: sumStep({ amount, fee: totalFee, discount: -discount }),
    net: sumStep({ saved: quote.interestSaved, fee: -totalFee, discount }),
  };
}

function explainFee(
  loan: RepaidLoan,
  { alreadyRepaidInWindow: alreadyRepaid = 0 }: RepaymentRequest,
  policy: RepaymentPolicy,
  quote: RepaymentQuote,
): FeeExplanation {
  const { fee, principal } = quote;
  const { totalCredit } = loan;
  const { chargeableAmount, capPercent, cap, freeAmount } = fee;
  return {
    ...feeMeasures(loan, quote, chargeableAmount, policy),
    ...(fee.window && {
      free: {
        totalCredit,
        percent: freePercent,
        // Down: what is free is never rounded above a quarter.
        quarter: new Decimal(totalCredit)
          .times(freePercent)
          .div(100)
          .toDecimalPlaces(2, Decimal.ROUND_DOWN)
          .toNumber(),
        alreadyRepaid,
        principal,
        result: freeAmount,
      },
    }),
    charged: sumStep({ principal, free: -freeAmount }),
    ...(cap !== undefined &&
      capPercent !== undefined && {
        cap: { amount: chargeableAmount, percent: capPercent, result: cap },
      }),
    unlimited: sumStep({ interest: fee.interestPart, costs: fee.costsPart }),
  };
}

function loweredInstalment(
  loan: RepaidLoan,
  { effect, date }: RepaymentRequest,
  { balanceAfter, instalment, rows, rowsAlone }: RepaymentQuote,
): LoweredInstalmentStep | undefined {
  const [first, second] = rows;
  // It stays where rounding to whole crowns would make it higher; an only one is what is left.
  if (effect === 'shorterTerm' || !first || !second || instalment === loan.instalment)
    return undefined;
  const terms = {
    amount: balanceAfter,
    ratePercent: loan.ratePercent,
    months: rowsAlone.length,
    drawingDate: date,
    paymentDay: loan.paymentDay,
    firstPaymentDate: first.date,
    dayCount: loan.dayCount ?? usualRules.dayCount,
  };
  const schedule = buildSchedule(terms);
  const [step] = instalmentSteps(terms, schedule);
  if (step === undefined) return undefined;
  const { formula, exact } = step.operands;
  return {
    formula: formula as InstalmentFormula,
    amount: balanceAfter,
    ratePercent: loan.ratePercent,
    months: schedule.rows.length,
    firstDays: first.days,
    ...(typeof exact === 'number' && { exact }),
    result: schedule.instalment,
  };
}
