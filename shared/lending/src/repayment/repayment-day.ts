import { isBankingDay, nextOrSameBankingDay } from '../calendar-and-money/banking-days';
import { type RunningLoan, runningSchedule } from './repayment-on-day';

/** Why a loan cannot be repaid on a day, and the day that limits it, `YYYY-MM-DD`. */
export interface RepaymentDayProblem {
  reason: 'tooEarly' | 'tooLate' | 'notBankingDay';
  day: string;
}

/**
 * Days of early repayments: banking days and due dates, before the last instalment.
 * @param earliest first day on which a payment can arrive
 * @returns undefined when the loan can be repaid on the day
 * @throws LendingError when a term of the loan is out of its range
 */
export function repaymentDayProblem(
  loan: RunningLoan,
  day: string,
  earliest: string,
): RepaymentDayProblem | undefined {
  if (day < earliest) return { reason: 'tooEarly', day: earliest };
  const { rows } = runningSchedule(loan);
  const last = rows.at(-1)?.date ?? day;
  if (day >= last) return { reason: 'tooLate', day: last };
  if (isBankingDay(day) || rows.some(({ date }) => date === day)) return undefined;
  return { reason: 'notBankingDay', day: nextOrSameBankingDay(day) };
}
