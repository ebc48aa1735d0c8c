import { addMonths } from '@advisor/lending/calendar-and-money/calendar';
import { daysOfYear, interestDays } from '@advisor/lending/calendar-and-money/day-count';
import type { FurtherDrawing } from '@advisor/lending/loan/gradual-drawing';
import type { RepaymentRules } from '@advisor/lending/loan/repayment-rules';
import type { FormulaCell } from './sheet';

/*
 * The schedule as formulas of a workbook: the same steps as those of the calculation, rounded at the
 * same places, so that they give the same haléř.
 */

/** What a schedule is calculated from. Amounts in CZK, days `YYYY-MM-DD`. */
export interface FormulaLoan {
  /** All of it, further drawings too. */
  amount: number;
  /** % p.a. */
  ratePercent: number;
  /** A month. */
  instalment: number;
  /** 1 to 31. */
  paymentDay: number;
  /** First day of interest. */
  from: string;
  rules: Pick<RepaymentRules, 'dayCount' | 'firstPeriod'>;
  furtherDrawings?: readonly FurtherDrawing[];
  /** Of interest alone, while it is drawn. */
  numberOfInterestPayments?: number;
}

/** An instalment. Amounts in CZK. */
export interface SheetRow {
  /** From 1. */
  number: number;
  /** `YYYY-MM-DD` */
  date: string;
  instalment: number;
  principal: number;
  interest: number;
  /** Fees and insurance; of all rows or of none. */
  charges?: number;
  /** Drawn since the row before. */
  drawn?: number;
  balance: number;
}

/** What stands above the table: from B1. */
export const scheduleInputs = (loan: FormulaLoan) =>
  [
    { title: 'loanAmount', value: loan.amount, kind: 'money' },
    { title: 'interestRate', value: loan.ratePercent, kind: 'money' },
    { title: 'regularPayment', value: loan.instalment, kind: 'money' },
    { title: 'yearDays', value: daysOfYear[loan.rules.dayCount], kind: 'count' },
    { title: 'drawnOn', value: loan.from, kind: 'date' },
    ...(loan.furtherDrawings ?? []).flatMap(
      ({ date, amount }) =>
        [
          { title: 'furtherAmount', value: amount, kind: 'money' },
          { title: 'furtherDate', value: date, kind: 'date' },
        ] as const,
    ),
  ] as const;

const [amountAt, rateAt, paymentAt, yearDaysAt, drawnAt] = ['$B$1', '$B$2', '$B$3', '$B$4', '$B$5'];
const furtherFrom = 6;

/** Further drawings: the day, and the cells of the inputs. */
const furtherCells = ({ furtherDrawings = [] }: FormulaLoan) =>
  furtherDrawings.map(({ date }, index) => ({
    drawnOn: date,
    amountAt: `$B$${furtherFrom + 2 * index}`,
    dateAt: `$B$${furtherFrom + 2 * index + 1}`,
  }));

const interestOf = (amountDays: string) => `ROUND(${amountDays}*${rateAt}/100/${yearDaysAt},2)`;
const repaid = (owed: string, interest: string) => `MIN(${owed},MAX(0,${paymentAt}-${interest}))`;

type RowFormulas = Record<'instalment' | 'principal' | 'interest' | 'balance', FormulaCell>;

/**
 * A row each. Of the table B is the day, D the principal, E the interest.
 * @param balanceColumn its letter
 */
export function rowFormulas(
  loan: FormulaLoan,
  rows: readonly SheetRow[],
  balanceColumn: string,
): RowFormulas[] {
  const { paymentDay, numberOfInterestPayments = 0 } = loan;
  const { dayCount, firstPeriod } = loan.rules;
  const further = furtherCells(loan);
  const daysBetween = (from: string, to: string) =>
    dayCount === '30E/360' ? `DAYS360(${from},${to},TRUE)` : `(${to}-${from})`;
  /** Below the inputs, an empty row and the head. */
  const firstRow = furtherFrom + 2 * further.length + 2;
  const at = (column: string, index: number): string => `${column}${firstRow + index}`;
  const drawnAtOnce = ['', ...further.map((cell) => cell.amountAt)].join('-');

  return rows.map((row, index) => {
    const [before, from, fromDay] =
      index === 0
        ? [further.length > 0 ? `(${amountAt}${drawnAtOnce})` : amountAt, drawnAt, '']
        : [at(balanceColumn, index - 1), at('B', index - 1), rows[index - 1]?.date ?? ''];
    const drawn = further.filter(({ drawnOn }) => fromDay <= drawnOn && drawnOn < row.date);
    const owed = [before, ...drawn.map((cell) => cell.amountAt)].join('+');
    const due = at('B', index);
    const amountDays = [
      `${before}*${daysBetween(from, due)}`,
      ...drawn.map((cell) => `${cell.amountAt}*${daysBetween(cell.dateAt, due)}`),
    ].join('+');
    const principal = () => {
      if (index === rows.length - 1) return owed;
      if (index < numberOfInterestPayments) return '0';
      if (index > 0 || firstPeriod === 'interestAtLeast') return repaid(owed, at('E', index));
      if (firstPeriod === 'interestApart') return '0';
      const monthBefore = addMonths(row.date, -1, paymentDay);
      const days = interestDays(monthBefore, row.date, dayCount);
      return repaid(owed, interestOf(`${owed}*${days}`));
    };
    const interest = interestOf(drawn.length > 0 ? `(${amountDays})` : amountDays);
    return {
      instalment: {
        formula: `ROUND(${at('D', index)}+${at('E', index)},2)`,
        value: row.instalment,
      },
      principal: { formula: `ROUND(${principal()},2)`, value: row.principal },
      interest: { formula: interest, value: row.interest },
      balance: { formula: `ROUND(${owed}-${at('D', index)},2)`, value: row.balance },
    };
  });
}
