import type { RepaymentQuote } from '@advisor/lending/repayment/repayment-quote';
import type { RunningLoan } from '@advisor/lending/repayment/repayment-on-day';
import { usualRules } from '@advisor/lending/loan/repayment-rules';
import type { SheetRow } from '@advisor/sheets/schedule-formulas';
import { type SchedulePart, scheduleSheet } from '@advisor/sheets/schedule-sheet';
import type { Sheet } from '@advisor/sheets/sheet';

/** What a loan is after an extra payment. */
type LoanAfter = Pick<RepaymentQuote, 'rows' | 'balanceAfter' | 'instalment'>;

/** Parts of the sheet that this schedule has. */
type Part = Exclude<SchedulePart, 'charges' | 'drawn' | 'furtherAmount' | 'furtherDate'>;

/**
 * The loan after the payment, month by month, for export.
 * @param date of the payment, `YYYY-MM-DD`
 * @param title of the sheet, of each column and of what formulas count from
 */
export function exportedSchedule(
  { rows, balanceAfter, instalment }: LoanAfter,
  { ratePercent, paymentDay, dayCount = usualRules.dayCount }: RunningLoan,
  date: string,
  title: (part: Part) => string,
): Sheet {
  const shown = rows.map(
    ({ number, date: due, instalment: paid, principal, interest, balance }): SheetRow => ({
      number,
      date: due,
      instalment: paid,
      principal,
      interest,
      balance,
    }),
  );
  return scheduleSheet(shown, title, {
    amount: balanceAfter,
    ratePercent,
    instalment,
    paymentDay,
    from: date,
    rules: { ...usualRules, dayCount },
  });
}
