import { addDays } from '@advisor/lending/calendar-and-money/calendar';
import { creditYears, rpsn } from '@advisor/lending/loan/apr';
import { roundToHaler, sumOf } from '@advisor/lending/calendar-and-money/money';
import { loanAtNewRate } from '@advisor/lending/repayment/rate-change';
import { interestUntil } from '@advisor/lending/repayment/repayment-on-day';
import { quoteRepayment, type RepaymentQuote } from '@advisor/lending/repayment/repayment-quote';
import type { ScheduleRow } from '@advisor/lending/loan/schedule';
import type { SavedExtraPayment, SavedRefixation, SavedRetention } from './saved-offer';

/**
 * A loan from a day to its last instalment, amounts in CZK: the instalments are the principal and its
 * interest, with the fee they are the total.
 */
export interface LoanProjection {
  /** % p.a. */
  interestRate: number;
  /** Owed on the day. */
  principal: number;
  instalments: number;
  /** Each but the last. */
  instalment: number;
  /** `YYYY-MM-DD` */
  firstOn: string;
  lastInstalment: number;
  lastOn: string;
  interest: number;
  /** Of it, what is due till the end of the fixation. */
  interestInFixation: number;
  /** Paid on the day, for the change. */
  fee: number;
  total: number;
  /** % p.a., of what is paid from the day on. */
  rpsn: number;
}

interface ProjectionOf {
  interestRate: number;
  principal: number;
  /** From which interest of the rows runs, `YYYY-MM-DD`. */
  since: string;
  /** Last day of the fixation. */
  fixedTo: string;
  fee?: number;
}

/** @param rows at least one */
function projectionOf(
  rows: readonly ScheduleRow[],
  { since, fixedTo, fee = 0, principal, interestRate }: ProjectionOf,
): LoanProjection {
  const [first] = rows;
  const last = rows.at(-1);
  if (first === undefined || last === undefined) throw new Error('a loan has no instalment');
  const interest = sumOf(rows.map((row) => row.interest));
  const payments = rows.map(({ date, instalment }) => ({
    years: creditYears(since, date),
    amount: instalment,
  }));
  return {
    interestRate,
    principal,
    instalments: rows.length,
    instalment: first.instalment,
    firstOn: first.date,
    lastInstalment: last.instalment,
    lastOn: last.date,
    interest,
    interestInFixation: interestUntil(rows, fixedTo),
    fee,
    total: sumOf([principal, interest, fee]),
    rpsn: rpsn({
      drawings: [{ years: 0, amount: principal }],
      payments: [...(fee > 0 ? [{ years: 0, amount: fee }] : []), ...payments],
    }),
  };
}

/** A loan whose rate an offer changes: as it is from that day on at the present rate, and by the offer. */
export interface RateChange {
  before: LoanProjection;
  after: LoanProjection;
  /** Instalments by the offer. */
  rows: readonly ScheduleRow[];
}

/** Paid for a retention, CZK. */
export const retentionFee = ({ answer }: SavedRetention): number =>
  answer.feeAmountDiscounted ?? answer.feeAmount;

/** Of a retention or refixation, from what was saved of it. */
export function rateChange(saved: SavedRetention | SavedRefixation): RateChange {
  const { loan, answer, effectiveFrom } = saved;
  const isRetention = saved.kind === 'retention';
  const { balance, since, rows, rowsAlone } = loanAtNewRate(loan, {
    // A retention begins with a due date, a refixation after the last day of the fixation.
    day: isRetention ? effectiveFrom : addDays(effectiveFrom, -1),
    fixedRatePeriod: isRetention ? 0 : saved.answer.fixedRatePeriod,
    interestRate: answer.interestRate,
    interestRateDiscount: isRetention
      ? saved.interestRateDiscount
      : saved.answer.interestRateDiscount,
  });
  const fixedTo = isRetention
    ? saved.answer.fixedRateValidTo
    : (saved.after.fixedRateValidTo ?? '');
  const owed = { principal: balance, since, fixedTo };
  return {
    before: projectionOf(rowsAlone, { ...owed, interestRate: loan.ratePercent }),
    after: projectionOf(rows, {
      ...owed,
      interestRate: answer.interestRateDiscounted ?? answer.interestRate,
      fee: isRetention ? retentionFee(saved) : 0,
    }),
    rows,
  };
}

/** What an extra payment was offered as, with the schedules without it and with it. */
export const extraPaymentQuote = ({ loan, request, policy }: SavedExtraPayment): RepaymentQuote =>
  quoteRepayment(loan, request, policy);

/** The fee for an extra payment that the client pays, CZK. */
export const extraPaymentFee = ({ answer }: SavedExtraPayment): number =>
  answer.feeAmountDiscounted ?? answer.feeAmount;

/** Payment and fee together, CZK. */
export const extraPaymentTotal = (saved: SavedExtraPayment): number =>
  roundToHaler(saved.answer.extraPaymentAmount + extraPaymentFee(saved));
