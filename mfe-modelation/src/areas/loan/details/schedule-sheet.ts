import type { ScheduleRow } from '@advisor/contracts/offer/loan-offer';
import type { Sheet } from '../../../offer/sheet';
import { type FormulaLoan, rowFormulas, scheduleInputs } from './schedule-formulas';

const columns = [
  { field: 'order', kind: 'count' },
  { field: 'date', kind: 'date' },
  { field: 'payment', kind: 'money' },
  { field: 'principal', kind: 'money' },
  { field: 'interest', kind: 'money' },
  { field: 'charges', kind: 'money' },
  { field: 'balance', kind: 'money' },
] as const;
/** Behind the others, where a loan is drawn in parts. */
const drawnColumn = { field: 'drawn', kind: 'money' } as const;

type Title = (
  part:
    | 'sheet'
    | (typeof columns | [typeof drawnColumn])[number]['field']
    | ReturnType<typeof scheduleInputs>[number]['title'],
) => string;

/**
 * The schedule month by month as a sheet for export. In a workbook its amounts are formulas, so that a
 * client can calculate it again; an offer that was kept without its rules has numbers alone.
 * @param title of the sheet, of each column and of what formulas count from
 */
export function scheduleSheet(
  rows: readonly ScheduleRow[],
  title: Title,
  loan?: FormulaLoan,
): Sheet {
  const formulas = loan && rowFormulas(loan, rows);
  const shown = loan?.drawing ? [...columns, drawnColumn] : columns;
  return {
    name: title('sheet'),
    columns: shown.map(({ field, kind }) => ({ title: title(field), kind })),
    rows: rows.map(({ order, paidOn, charges, drawn = 0, ...amounts }, index) => {
      const { payment, principal, interest, balance } = formulas?.[index] ?? amounts;
      return [order, paidOn, payment, principal, interest, charges, balance, drawn].slice(
        0,
        shown.length,
      );
    }),
    ...(loan &&
      formulas && {
        inputs: scheduleInputs(loan).map((input) => ({
          ...input,
          title: title(input.title),
        })),
      }),
  };
}
