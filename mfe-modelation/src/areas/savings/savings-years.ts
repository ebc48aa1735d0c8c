import type { BuildingSavingsResult } from '@advisor/contracts/offer/building-savings';
import type { Sheet } from '@advisor/sheets/sheet';

/**
 * What has come together until the end of each year, and adds up to what is saved: deposits less
 * fees, interest after tax, support that has been credited. The last year has all support. Where the
 * fees of a contract that has just begun take more than was deposited, nothing is drawn.
 */
export function grownYears({
  years,
  finalBalance,
}: Pick<BuildingSavingsResult, 'years' | 'finalBalance'>): { year: number; values: number[] }[] {
  let [deposits, interest] = [0, 0];
  return years.map((each, index) => {
    deposits += each.deposits - each.fees;
    interest += each.interest - each.tax;
    const saved = index === years.length - 1 ? finalBalance : each.balance;
    const parts = [deposits, interest, saved - deposits - interest];
    return { year: each.year, values: parts.map((part) => Math.max(0, part)) };
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

/** What the columns come to: together they make the balance after the end, with all support. */
export const savingsTotals = (
  result: BuildingSavingsResult,
): Record<(typeof savingsColumns)[number], number> => ({
  ...result,
  balance: result.finalBalance,
});

/** Support that is credited after the end of saving, CZK: it is in no year's balance. */
export const supportAfterEnd = ({ finalBalance, years }: BuildingSavingsResult): number =>
  Math.round((finalBalance - (years.at(-1)?.balance ?? 0)) * 100) / 100;

/** The projection by years as a sheet for export. @param title of the sheet and of each column */
export const savingsSheet = (
  { years }: BuildingSavingsResult,
  title: (part: 'sheet' | 'year' | (typeof savingsColumns)[number]) => string,
): Sheet => ({
  name: title('sheet'),
  columns: [
    { title: title('year'), kind: 'count' },
    ...savingsColumns.map((column) => ({ title: title(column), kind: 'money' as const })),
  ],
  rows: years.map((each) => [each.year, ...savingsColumns.map((column) => each[column])]),
});
