import type { BuildingSavingsResult } from '@advisor/contracts/offer/building-savings';
import type { Sheet } from '../offer/sheet';

type Years = BuildingSavingsResult['years'];

/** What has come together until the end of each year: deposits, interest after tax, support. */
export function grownYears(years: Years): { year: number; values: number[] }[] {
  let [deposits, interest, support] = [0, 0, 0];
  return years.map((each) => {
    deposits += each.deposits;
    interest += each.interest - each.tax;
    support += each.stateSupport;
    return { year: each.year, values: [deposits, interest, support] };
  });
}

export const savingsColumns = [
  'deposits',
  'interest',
  'tax',
  'fees',
  'stateSupport',
  'balance',
] as const;

/** The projection by years as a sheet for export. @param title of the sheet and of each column */
export const savingsSheet = (
  years: Years,
  title: (part: 'sheet' | 'year' | (typeof savingsColumns)[number]) => string,
): Sheet => ({
  name: title('sheet'),
  columns: [
    { title: title('year'), kind: 'count' },
    ...savingsColumns.map((column) => ({ title: title(column), kind: 'money' as const })),
  ],
  rows: years.map((each) => [each.year, ...savingsColumns.map((column) => each[column])]),
});
