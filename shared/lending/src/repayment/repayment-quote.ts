import { annuityInterest } from '../loan/annuity';
import {
  earlyRepaymentFee,
  type EarlyRepaymentFee,
  type RepaidLoanKind,
  type RepaymentReason,
} from './early-repayment';
import { lostInterestStep, type LostInterestStep } from './interest-difference';
import { roundToHaler } from '../calendar-and-money/money';
import {
  type LoanAfterRepayment,
  repayOnDay,
  type RepaymentOnDay,
  type RunningLoan,
} from './repayment-on-day';

/* What a client pays on a day for an early repayment, with the bank's fee. */

/** What the bank sets where act 257/2016 leaves it to the bank, or can be read in two ways. */
export interface RepaymentPolicy {
  /** Costs of the bank with one repayment, CZK. */
  costs: number;
  /** Whether the anniversary itself belongs to the month before it. */
  anniversaryIncluded: boolean;
  /**
   * Average rate that the national bank publishes for new housing loans, % p.a.; null: not kept, and the
   * fee is the most that the act allows.
   */
  averageRatePercent: number | null;
}

/** Amounts in CZK, days `YYYY-MM-DD`. */
export interface RepaidLoan extends RunningLoan {
  kind: RepaidLoanKind;
  contractDate: string;
  /** Total amount of the credit. */
  totalCredit: number;
  /** Start of the fixation that runs. */
  fixationStart?: string | undefined;
  /** Absent: the rate is variable. */
  fixationEnd?: string | undefined;
}

export interface RepaymentRequest extends RepaymentOnDay {
  reason?: RepaymentReason | undefined;
  /** The bank told the client the rate of the next fixation on this day. */
  newRateNotified?: string | undefined;
  /** Repaid free of charge in the same month before the anniversary, CZK. */
  alreadyRepaidInWindow?: number | undefined;
}

export interface RepaymentQuote extends LoanAfterRepayment {
  fee: EarlyRepaymentFee;
  /** Amount and fee together, CZK; undefined when the contract decides the fee. */
  total: number | undefined;
}

const monthsTo = (days: readonly { date: string }[], end: string | undefined): number =>
  end === undefined ? 0 : days.filter(({ date }) => date <= end).length;

/** What the fee is measured by, CZK. */
export interface FeeMeasures {
  /** Of what is charged; where the bank has an average rate and the act a difference. */
  lost?: LostInterestStep;
  /** That the repaid principal would have cost until the end of the fixation or of the loan. */
  interestToEnd: number;
}

/** @param charged part of the principal that is not free, CZK */
export function feeMeasures(
  loan: RepaidLoan,
  { principal, rowsAlone }: Pick<LoanAfterRepayment, 'principal' | 'rowsAlone'>,
  charged: number,
  { averageRatePercent }: RepaymentPolicy,
): FeeMeasures {
  const { kind, ratePercent, fixationEnd } = loan;
  const monthsToMaturity = rowsAlone.length;
  const end = kind === 'unsecured' ? rowsAlone.at(-1)?.date : fixationEnd;
  const monthsToFixationEnd = monthsTo(rowsAlone, end);
  return {
    interestToEnd: roundToHaler(
      annuityInterest(principal, ratePercent, monthsToMaturity, monthsToFixationEnd),
    ),
    ...(averageRatePercent !== null &&
      kind === 'housingPurpose' && {
        lost: lostInterestStep({
          amount: charged,
          monthsToMaturity,
          monthsToFixationEnd,
          contractRatePercent: ratePercent,
          averageRatePercent,
        }),
      }),
  };
}

/**
 * The repayment, what the loan is after it, and the fee for its principal.
 * @throws LendingError as {@link repayOnDay} and {@link earlyRepaymentFee}
 */
export function quoteRepayment(
  loan: RepaidLoan,
  request: RepaymentRequest,
  policy: RepaymentPolicy,
): RepaymentQuote {
  const repayment = repayOnDay(loan, request);
  const { principal, rowsAlone, amount } = repayment;
  const { kind, contractDate, totalCredit, fixationStart, fixationEnd = null } = loan;
  const { reason, newRateNotified, alreadyRepaidInWindow } = request;
  const loanEnd = rowsAlone.at(-1)?.date;
  const asked = {
    kind,
    contractDate,
    totalCredit,
    repaymentDate: request.date,
    amount: principal,
    fixationEnd,
    costs: policy.costs,
    anniversaryIncluded: policy.anniversaryIncluded,
    ...(kind === 'unsecured' && loanEnd !== undefined && { loanEnd }),
    ...(fixationStart !== undefined && { fixationStart }),
    ...(reason !== undefined && {
      reason,
      abilityToRepayReduced: reason === 'deathIllnessDisability',
    }),
    ...(newRateNotified !== undefined && { newRateNotified }),
    ...(alreadyRepaidInWindow !== undefined && { alreadyRepaidInWindow }),
  };
  // What is free costs the bank nothing: interest is lost on the rest alone.
  const charged = earlyRepaymentFee(asked).chargeableAmount;
  const { lost, interestToEnd } = feeMeasures(loan, repayment, charged, policy);
  const fee = earlyRepaymentFee({
    ...asked,
    interestToEnd,
    ...(lost && { interestDifference: lost.result }),
  });
  const { totalFee } = fee;
  return {
    ...repayment,
    fee,
    total: totalFee === undefined ? undefined : roundToHaler(amount + totalFee),
  };
}
