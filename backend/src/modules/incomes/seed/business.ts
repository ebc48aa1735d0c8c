import type { TaxReturn } from '@advisor/contracts/customer/tax-return';
import type { TaxForm } from '../../../domain/assessment/tax-return/read-tax-returns';

/** Above it the lump sum of 60 % has a limit, so that more turnover is taxed more. */
const highestTurnover = 2_000_000;
/** Tax credit of every taxpayer, CZK a year. */
const taxCredit = 30_840;
const taxPercent = 15;
const lumpPercent = 60;

/** The highest income that returns of this kind show, CZK a month. */
export const highestBusinessIncome = 55_000;

/**
 * Returns of the two latest years of a programmer who earns about so much a month, a little less in
 * the year before.
 */
export function taxReturnsOf(wanted: number, forms: readonly TaxForm[]): TaxReturn[] {
  const netShare = (100 - lumpPercent) * (1 - taxPercent / 100);
  const turnover = ((wanted * 12 - taxCredit) / netShare) * 100;
  return forms
    .slice(-2)
    .toReversed()
    .map(({ id }, yearsAgo) => {
      const row101 =
        1_000 * Math.round(Math.min(turnover, highestTurnover) / 1_000 - 40 * yearsAgo);
      return {
        versionId: id,
        year: id,
        expenseMethod: 'lumpSum',
        expenseRate: lumpPercent,
        naceCode: '620100',
        monthsInBusiness: 12,
        rows: { '101': row101, '102': (row101 * lumpPercent) / 100, '64': taxCredit },
      };
    });
}
