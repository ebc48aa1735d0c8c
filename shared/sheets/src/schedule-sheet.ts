import type { Sheet } from './sheet';
import { type FormulaLoan, rowFormulas, scheduleInputs, type SheetRow } from './schedule-formulas';

const columns = [
  { title: 'order', field: 'number', kind: 'count' },
  { title: 'date', field: 'date', kind: 'date' },
  { title: 'payment', field: 'instalment', kind: 'money' },
  { title: 'principal', field: 'principal', kind: 'money' },
  { title: 'interest', field: 'interest', kind: 'money' },
  { title: 'charges', field: 'charges', kind: 'money' },
  { title: 'balance', field: 'balance', kind: 'money' },
  { title: 'drawn', field: 'drawn', kind: 'money' },
] as const;

/** What of the sheet has a title. */
export type SchedulePart =
  | 'sheet'
  | (typeof columns)[number]['title']
  | ReturnType<typeof scheduleInputs>[number]['title'];

const letter = (index: number): string => String.fromCodePoint(65 + index);

/**
 * A schedule month by month as a sheet for export. In a workbook its amounts are formulas, so that a
 * client can calculate it again; without the loan it has numbers alone. Charges have a column where the
 * rows have them, drawings where there are any after the first.
 * @param title of the sheet, of each column and of what formulas count from
 */
export function scheduleSheet<Part extends SchedulePart>(
  rows: readonly SheetRow[],
  title: (part: Part) => string,
  loan?: FormulaLoan,
): Sheet {
  const titleOf = title as (part: SchedulePart) => string;
  const shown = columns.filter(({ field }) => {
    if (field === 'charges') return rows.some(({ charges }) => charges !== undefined);
    return field !== 'drawn' || rows.some(({ drawn = 0 }) => drawn > 0);
  });
  const balanceColumn = letter(shown.findIndex(({ field }) => field === 'balance'));
  const formulas = loan && rowFormulas(loan, rows, balanceColumn);
  return {
    name: titleOf('sheet'),
    columns: shown.map((column) => ({ title: titleOf(column.title), kind: column.kind })),
    rows: rows.map((row, index) => {
      const cells = { charges: 0, drawn: 0, ...row, ...formulas?.[index] };
      return shown.map(({ field }) => cells[field]);
    }),
    ...(loan && {
      inputs: scheduleInputs(loan).map((input) => ({ ...input, title: titleOf(input.title) })),
    }),
  };
}
