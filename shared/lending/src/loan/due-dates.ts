import {
  addMonths,
  checkDay,
  dayOfMonth,
  daysInMonth,
  formatDay,
  monthOf,
  yearOf,
} from '../calendar-and-money/calendar';
import { type DayCount, interestDays } from '../calendar-and-money/day-count';
import { LendingError } from '../calendar-and-money/lending-error';
import { type FirstDue, usualRules } from './repayment-rules';

/*
 * Due dates of instalments. A day named in the contract does not move for weekends and holidays:
 * Supreme Court of the Czech Republic, 20 Cdo 4788/2017.
 */

export interface DueDateTerms {
  drawingDate: string;
  /** 1 to 31; shorter months: the last day. */
  paymentDay: number;
  /** Later than drawing; by default as `firstDue` has it. */
  firstPaymentDate?: string;
  /** `nextMonth` unless said. */
  firstDue?: FirstDue;
}

/** Due date of the first instalment. @throws LendingError unless it is later than drawing */
export function firstDueDate(terms: DueDateTerms): string {
  const { drawingDate, paymentDay, firstPaymentDate, firstDue = usualRules.firstDue } = terms;
  if (firstPaymentDate === undefined) {
    const nextMonth = addMonths(drawingDate, 1, paymentDay);
    return firstDue === 'nextMonth' || nextMonth >= addMonths(drawingDate, 1)
      ? nextMonth
      : addMonths(drawingDate, 2, paymentDay);
  }
  checkDay('firstPaymentDate', firstPaymentDate);
  if (firstPaymentDate <= drawingDate)
    throw new LendingError('firstPaymentDate', 'tooEarly', drawingDate);
  return firstPaymentDate;
}

export interface DuePeriod {
  /** Due date of the instalment that ends the period. */
  date: string;
  year: number;
  /** Days of interest. */
  days: number;
}

/** Periods of `count` monthly instalments; the first begins on the day of drawing. */
export function duePeriods(terms: DueDateTerms, count: number, dayCount: DayCount): DuePeriod[] {
  const first = firstDueDate(terms);
  let year = yearOf(first);
  let month = monthOf(first);
  let day = dayOfMonth(first);
  const periods = [{ date: first, year, days: interestDays(terms.drawingDate, first, dayCount) }];
  while (periods.length < count) {
    const restOfMonth = daysInMonth(year, month) - day;
    const dayBefore = day;
    year = month === 12 ? year + 1 : year;
    month = month === 12 ? 1 : month + 1;
    day = Math.min(terms.paymentDay, daysInMonth(year, month));
    const days =
      dayCount === '30E/360' ? 30 + Math.min(day, 30) - Math.min(dayBefore, 30) : restOfMonth + day;
    periods.push({ date: formatDay(year, month, day), year, days });
  }
  return periods;
}
