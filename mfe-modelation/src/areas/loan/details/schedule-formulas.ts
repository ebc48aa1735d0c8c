import type { LoanInput, LoanResult, ScheduleRow } from '@advisor/contracts/offer/loan-offer';
import type { WhatIf } from '@advisor/contracts/offer/what-if';
import { addMonths } from '@advisor/lending/calendar';
import { daysOfYear, interestDays } from '@advisor/lending/day-count';
import type { FormulaCell } from '../../../offer/sheet';

/*
 * The schedule as formulas of a workbook: the same steps as those of the calculation, rounded at the
 * same places, so that they give the same haléř.
 */

export interface FormulaLoan {
  input: Pick<LoanInput, 'loanAmount' | 'expectedDateOfDrawing' | 'paymentDay'>;
  result: Pick<LoanResult, 'interestRate' | 'monthlyPayment' | 'calculation'>;
  /** How it is drawn, if not at once. */
  drawing?: Pick<NonNullable<WhatIf['gradualDrawing']>, 'drawings' | 'numberOfInterestPayments'>;
}

const furtherDrawings = ({ drawing }: FormulaLoan) => drawing?.drawings.slice(1) ?? [];

/** What stands above the table: from B1. */
export const scheduleInputs = (loan: FormulaLoan) =>
  [
    { title: 'loanAmount', value: loan.input.loanAmount, kind: 'money' },
    { title: 'interestRate', value: loan.result.interestRate, kind: 'money' },
    { title: 'regularPayment', value: loan.result.monthlyPayment, kind: 'money' },
    {
      title: 'yearDays',
      value: daysOfYear[loan.result.calculation?.dayCount ?? '30E/360'],
      kind: 'count',
    },
    { title: 'drawnOn', value: loan.input.expectedDateOfDrawing, kind: 'date' },
    ...furtherDrawings(loan).flatMap(
      ({ drawnOn, amount }) =>
        [
          { title: 'furtherAmount', value: amount, kind: 'money' },
          { title: 'furtherDate', value: drawnOn, kind: 'date' },
        ] as const,
    ),
  ] as const;

const [amountAt, rateAt, paymentAt, yearDaysAt, drawnAt] = ['$B$1', '$B$2', '$B$3', '$B$4', '$B$5'];
const furtherFrom = 6;

/** Further drawings: the day, and the cells of the inputs. */
const furtherCells = (loan: FormulaLoan) =>
  furtherDrawings(loan).map(({ drawnOn }, index) => ({
    drawnOn,
    amountAt: `$B$${furtherFrom + 2 * index}`,
    dateAt: `$B$${furtherFrom + 2 * index + 1}`,
  }));

const interestOf = (amountDays: string) => `ROUND(${amountDays}*${rateAt}/100/${yearDaysAt},2)`;
const repaid = (owed: string, interest: string) => `MIN(${owed},MAX(0,${paymentAt}-${interest}))`;

type RowFormulas = Record<'payment' | 'principal' | 'interest' | 'balance', FormulaCell>;

/** A row each; undefined for an offer that was kept without its rules of repayment. */
export function rowFormulas(
  loan: FormulaLoan,
  rows: readonly ScheduleRow[],
): RowFormulas[] | undefined {
  const { input, drawing } = loan;
  const { calculation } = loan.result;
  if (calculation === undefined) return undefined;
  const { dayCount, firstPeriod } = calculation;
  const further = furtherCells(loan);
  const daysBetween = (from: string, to: string) =>
    dayCount === '30E/360' ? `DAYS360(${from},${to},TRUE)` : `(${to}-${from})`;
  /** Below the inputs, an empty row and the head. */
  const firstRow = furtherFrom + 2 * further.length + 2;
  /** Of the table: B date, C payment, D principal, E interest, F charges, G balance. */
  const at = (column: string, index: number): string => `${column}${firstRow + index}`;
  const drawnAtOnce = ['', ...further.map((cell) => cell.amountAt)].join('-');

  return rows.map((row, index) => {
    const [before, from, fromDay] =
      index === 0
        ? [further.length > 0 ? `(${amountAt}${drawnAtOnce})` : amountAt, drawnAt, '']
        : [at('G', index - 1), at('B', index - 1), rows[index - 1]?.paidOn ?? ''];
    const drawn = further.filter(({ drawnOn }) => fromDay <= drawnOn && drawnOn < row.paidOn);
    const owed = [before, ...drawn.map((cell) => cell.amountAt)].join('+');
    const due = at('B', index);
    const amountDays = [
      `${before}*${daysBetween(from, due)}`,
      ...drawn.map((cell) => `${cell.amountAt}*${daysBetween(cell.dateAt, due)}`),
    ].join('+');
    const principal = () => {
      if (index === rows.length - 1) return owed;
      if (index < (drawing?.numberOfInterestPayments ?? 0)) return '0';
      if (index > 0 || firstPeriod === 'interestAtLeast') return repaid(owed, at('E', index));
      if (firstPeriod === 'interestApart') return '0';
      const monthBefore = addMonths(row.paidOn, -1, input.paymentDay);
      const days = interestDays(monthBefore, row.paidOn, dayCount);
      return repaid(owed, interestOf(`${owed}*${days}`));
    };
    const interest = interestOf(drawn.length > 0 ? `(${amountDays})` : amountDays);
    return {
      payment: { formula: `ROUND(${at('D', index)}+${at('E', index)},2)`, value: row.payment },
      principal: { formula: `ROUND(${principal()},2)`, value: row.principal },
      interest: { formula: interest, value: row.interest },
      balance: { formula: `ROUND(${owed}-${at('D', index)},2)`, value: row.balance },
    };
  });
}
