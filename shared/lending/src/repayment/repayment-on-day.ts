import { addMonths, checkDay } from '../calendar-and-money/calendar';
import { type DayCount, interestDays } from '../calendar-and-money/day-count';
import { fullRepayment } from './full-repayment';
import { LendingError } from '../calendar-and-money/lending-error';
import { roundToHaler, sumOf, toHalere } from '../calendar-and-money/money';
import { usualRules } from '../loan/repayment-rules';
import {
  buildSchedule,
  type ExtraPaymentEffect,
  type Schedule,
  scheduleInstalment,
  type ScheduleRow,
} from '../loan/schedule';

/* What a running loan is repaid by on any day, in whole or in part, and how it goes on. */

/** Amounts in CZK, days `YYYY-MM-DD`. */
export interface RunningLoan {
  /** Owed now. */
  balance: number;
  /** % p.a. */
  ratePercent: number;
  /** A month. */
  instalment: number;
  /** 1 to 31. */
  paymentDay: number;
  nextPaymentOn: string;
  maturityOn: string;
  /** Day until which interest is paid, when it is not the due date before the next one. */
  interestPaidUntil?: string;
  dayCount?: DayCount;
}

export interface RepaymentOnDay {
  /** Between the due date before the next one and maturity. */
  date: string;
  /** What the client pays before a fee, CZK; absent for all that is owed. */
  amount?: number | undefined;
  effect: ExtraPaymentEffect;
}

/** Amounts in CZK. */
export interface LoanAfterRepayment {
  /** Owed on the day, after the instalments due till then. */
  balanceBefore: number;
  /** Interest since the last due date; a payment pays it first (s. 1932 of the Civil Code). */
  accruedInterest: number;
  /** Of interest. */
  days: number;
  /** What lowers the balance. */
  principal: number;
  /** Principal and interest together. */
  amount: number;
  balanceAfter: number;
  /** Instalments due after the day, as they are without the payment. */
  rowsAlone: readonly ScheduleRow[];
  /** Instalments due after the day with the payment; none when it repays the loan. */
  rows: readonly ScheduleRow[];
  /** Of the loan after the payment; 0 when it is repaid. */
  instalment: number;
  /** Day of the last instalment, or of the payment that repays the loan. */
  maturityOn: string;
  monthsShortened: number;
  /** Interest to maturity that is not paid. */
  interestSaved: number;
}

/** Months from the month of a day to that of another, whatever the days are. */
export const monthsBetween = (from: string, to: string): number =>
  12 * (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7));

/** Day from which interest runs. */
export const interestFrom = ({
  interestPaidUntil,
  nextPaymentOn,
  paymentDay,
}: RunningLoan): string => interestPaidUntil ?? addMonths(nextPaymentOn, -1, paymentDay);

/**
 * The schedule of a running loan from its last due date to maturity at the rate of today.
 * @throws LendingError when a term is out of its range
 */
export function runningSchedule(loan: RunningLoan): Schedule {
  const { balance, ratePercent, instalment, paymentDay, nextPaymentOn, maturityOn } = loan;
  checkDay('nextPaymentOn', nextPaymentOn);
  checkDay('maturityOn', maturityOn);
  return buildSchedule({
    amount: balance,
    ratePercent,
    instalment,
    months: Math.max(1, monthsBetween(nextPaymentOn, maturityOn) + 1),
    drawingDate: interestFrom(loan),
    paymentDay,
    firstPaymentDate: nextPaymentOn,
    dayCount: loan.dayCount ?? usualRules.dayCount,
  });
}

/** Interest of instalments due until a day, it included, CZK. */
export const interestUntil = (rows: readonly ScheduleRow[], day: string): number =>
  sumOf(rows.filter(({ date }) => date <= day).map(({ interest }) => interest));

/**
 * Interest accrued since the last due date is paid first, the rest lowers the balance. The instalment
 * stays and the loan ends sooner (`shorterTerm`), or the maturity stays and the instalment is lower.
 * @throws LendingError `date`: before the last due date, or the loan is repaid by then; `amount`: not
 * more than the accrued interest, or more than all that is owed
 */
export function repayOnDay(
  loan: RunningLoan,
  { date, amount, effect }: RepaymentOnDay,
): LoanAfterRepayment {
  checkDay('date', date);
  const dayCount = loan.dayCount ?? usualRules.dayCount;
  const { rows: alone } = runningSchedule(loan);
  const start = interestFrom(loan);
  if (date < start) throw new LendingError('date', 'tooEarly', start);
  const due = alone.filter((row) => row.date <= date);
  const rowsAlone = alone.slice(due.length);
  const [next] = rowsAlone;
  const lastMaturity = alone.at(-1)?.date ?? start;
  if (next === undefined) throw new LendingError('date', 'tooLate', lastMaturity);
  const balanceBefore = due.at(-1)?.balance ?? loan.balance;
  const days = interestDays(due.at(-1)?.date ?? start, date, dayCount);
  const whole = fullRepayment({
    balance: balanceBefore,
    ratePercent: loan.ratePercent,
    days,
    dayCount,
  });
  const { accruedInterest } = whole;
  const paid = amount ?? whole.amount;
  const paidHalere = toHalere('amount', paid);
  if (paidHalere <= toHalere('accruedInterest', accruedInterest))
    throw new LendingError('amount', 'belowMinimum', roundToHaler(accruedInterest + 0.01));
  if (paidHalere > toHalere('amount', whole.amount))
    throw new LendingError('amount', 'aboveMaximum', whole.amount);
  const balanceAfter = roundToHaler(whole.amount - paid);
  const base = {
    balanceBefore,
    accruedInterest,
    days,
    principal: roundToHaler(paid - accruedInterest),
    amount: paid,
    balanceAfter,
    rowsAlone,
  };
  const interestAlone = sumOf(rowsAlone.map(({ interest }) => interest));
  if (balanceAfter === 0)
    return {
      ...base,
      rows: [],
      instalment: 0,
      maturityOn: date,
      monthsShortened: rowsAlone.length,
      interestSaved: roundToHaler(interestAlone - accruedInterest),
    };
  const terms = {
    amount: balanceAfter,
    ratePercent: loan.ratePercent,
    months: rowsAlone.length,
    drawingDate: date,
    paymentDay: loan.paymentDay,
    firstPaymentDate: next.date,
    dayCount,
  };
  // At the same rate less is owed: rounding to whole crowns never makes an instalment higher.
  const instalment =
    effect === 'shorterTerm'
      ? loan.instalment
      : Math.min(loan.instalment, scheduleInstalment(terms));
  const { rows, maturityDate, totals } = buildSchedule({ ...terms, instalment });
  return {
    ...base,
    rows,
    instalment: rows[0]?.instalment ?? 0,
    maturityOn: maturityDate,
    monthsShortened: rowsAlone.length - rows.length,
    interestSaved: roundToHaler(interestAlone - accruedInterest - totals.interest),
  };
}
