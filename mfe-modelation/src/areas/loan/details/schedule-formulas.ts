import type { LoanInput, LoanResult, ScheduleRow } from '@advisor/contracts/offer/loan-offer';
import { addMonths } from '@advisor/lending/calendar';
import { daysOfYear, interestDays } from '@advisor/lending/day-count';
import type { FormulaCell } from '../../../offer/sheet';

/*
 * The schedule as formulas of a workbook: the same steps as those of the calculation, rounded at the
 * same places, so that they give the same haléř.
 */

/** What stands above the table: from B1. */
export const scheduleInputs = (
  { loanAmount, expectedDateOfDrawing }: LoanInput,
  { interestRate, monthlyPayment, calculation }: LoanResult,
) =>
  [
    { title: 'loanAmount', value: loanAmount, kind: 'money' },
    { title: 'interestRate', value: interestRate, kind: 'money' },
    { title: 'regularPayment', value: monthlyPayment, kind: 'money' },
    { title: 'yearDays', value: daysOfYear[calculation?.dayCount ?? '30E/360'], kind: 'count' },
    { title: 'drawnOn', value: expectedDateOfDrawing, kind: 'date' },
  ] as const;

const [amountAt, rateAt, paymentAt, yearDaysAt, drawnAt] = ['$B$1', '$B$2', '$B$3', '$B$4', '$B$5'];
/** Below the inputs, an empty row and the head. */
const firstRow = 8;
/** Of the table: B date, C payment, D principal, E interest, F charges, G balance. */
const at = (column: string, index: number): string => `${column}${firstRow + index}`;

/** @param days as a formula or a number */
const interestOf = (owed: string, days: string): string =>
  `ROUND(${owed}*${rateAt}*${days}/100/${yearDaysAt},2)`;

type RowFormulas = Record<'payment' | 'principal' | 'interest' | 'balance', FormulaCell>;

/** A row each; undefined for an offer that was kept without its rules of repayment. */
export function rowFormulas(
  input: LoanInput,
  { calculation }: LoanResult,
  rows: readonly ScheduleRow[],
): RowFormulas[] | undefined {
  if (calculation === undefined) return undefined;
  const { dayCount, firstPeriod } = calculation;
  const daysBetween = (from: string, to: string) =>
    dayCount === '30E/360' ? `DAYS360(${from},${to},TRUE)` : `(${to}-${from})`;

  return rows.map((row, index) => {
    const owed = index === 0 ? amountAt : at('G', index - 1);
    const from = index === 0 ? drawnAt : at('B', index - 1);
    const interest = interestOf(owed, daysBetween(from, at('B', index)));
    const repaid = (interestInPayment: string) =>
      `MIN(${owed},MAX(0,${paymentAt}-${interestInPayment}))`;
    const principal = () => {
      if (index === rows.length - 1) return owed;
      if (index > 0 || firstPeriod === 'interestAtLeast') return repaid(at('E', index));
      if (firstPeriod === 'interestApart') return '0';
      const monthBefore = addMonths(row.paidOn, -1, input.paymentDay);
      return repaid(interestOf(owed, String(interestDays(monthBefore, row.paidOn, dayCount))));
    };
    return {
      payment: { formula: `ROUND(${at('D', index)}+${at('E', index)},2)`, value: row.payment },
      principal: { formula: `ROUND(${principal()},2)`, value: row.principal },
      interest: { formula: interest, value: row.interest },
      balance: { formula: `ROUND(${owed}-${at('D', index)},2)`, value: row.balance },
    };
  });
}
