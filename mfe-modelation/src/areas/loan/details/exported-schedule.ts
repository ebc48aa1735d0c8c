import type { LoanInput, LoanResult, ScheduleRow } from '@advisor/contracts/offer/loan-offer';
import type { WhatIf } from '@advisor/contracts/offer/what-if';
import type { Sheet } from '@advisor/sheets/sheet';
import { type SchedulePart, scheduleSheet } from '@advisor/sheets/schedule-sheet';

interface ExportedLoan {
  input: Pick<LoanInput, 'loanAmount' | 'expectedDateOfDrawing' | 'paymentDay'>;
  result: Pick<LoanResult, 'interestRate' | 'monthlyPayment' | 'calculation'>;
  /** How it is drawn, if not at once. */
  drawing?: Pick<NonNullable<WhatIf['gradualDrawing']>, 'drawings' | 'numberOfInterestPayments'>;
}

/**
 * The schedule of a modelled loan for export; an offer that was saved without its rules has no formulas.
 * @param title of the sheet, of each column and of what formulas count from
 */
export function exportedSchedule(
  rows: readonly ScheduleRow[],
  title: (part: SchedulePart) => string,
  loan?: ExportedLoan,
): Sheet {
  const { calculation } = loan?.result ?? {};
  return scheduleSheet(
    rows.map(({ order, paidOn, payment, ...row }) => ({
      ...row,
      number: order,
      date: paidOn,
      instalment: payment,
    })),
    title,
    loan && calculation && { ...formulaLoan(loan), rules: calculation },
  );
}

const formulaLoan = ({ input, result, drawing }: ExportedLoan) => ({
  amount: input.loanAmount,
  ratePercent: result.interestRate,
  instalment: result.monthlyPayment,
  paymentDay: input.paymentDay,
  from: input.expectedDateOfDrawing,
  ...(drawing && {
    furtherDrawings: drawing.drawings
      .slice(1)
      .map(({ drawnOn, amount }) => ({ date: drawnOn, amount })),
    numberOfInterestPayments: drawing.numberOfInterestPayments,
  }),
});
