import { addMonths, checkDay } from './calendar';
import { LendingError } from './lending-error';

/*
 * Due dates of instalments. A day named in the contract does not move for weekends and holidays:
 * Supreme Court of the Czech Republic, 20 Cdo 4788/2017.
 */

export interface DueDateTerms {
  drawingDate: string;
  /** 1 to 31; shorter months: the last day. */
  paymentDay: number;
  firstPaymentDate?: string;
}

/** The first payment day a whole month or more after drawing, unless the contract names another. */
export function firstDueDate({ drawingDate, paymentDay, firstPaymentDate }: DueDateTerms): string {
  if (firstPaymentDate !== undefined) {
    checkDay('firstPaymentDate', firstPaymentDate);
    if (firstPaymentDate <= drawingDate)
      throw new LendingError('firstPaymentDate', 'tooEarly', drawingDate);
    return firstPaymentDate;
  }
  const monthAfter = addMonths(drawingDate, 1);
  const sameMonth = addMonths(monthAfter, 0, paymentDay);
  return sameMonth >= monthAfter ? sameMonth : addMonths(monthAfter, 1, paymentDay);
}

/** Due dates of `count` instalments, the first of them {@link firstDueDate}. */
export function dueDates(terms: DueDateTerms, count: number): string[] {
  const first = firstDueDate(terms);
  return Array.from({ length: count }, (_, index) =>
    index === 0 ? first : addMonths(first, index, terms.paymentDay),
  );
}
