import { type IncomeTaxRules, incomeTax } from './income-tax';
import { ceilToCrown, Decimal, floorTo } from '../calendar-and-money/money';

/*
 * The income tax return (form 25 5405) as data: which rows a version has, and which of them follow
 * from others. A new year is a new version, not a new release.
 */

export interface RowTerm {
  readonly row: string;
  /** A row that is taken away. */
  readonly isSubtracted?: boolean;
  /** A loss that counts as nothing. */
  readonly isNotNegative?: boolean;
}

/** How a row follows from rows before it. */
export interface RowFormula {
  readonly terms: readonly RowTerm[];
  /** Tax of the sum of terms, and not the sum itself. */
  readonly isTax?: boolean;
  readonly isNotNegative?: boolean;
  readonly rounding?: 'downToHundred' | 'upToCrown';
}

/** Rows stand in the order in which they are calculated. */
export interface TaxFormRow {
  readonly row: string;
  readonly name: string;
  readonly isRequired: boolean;
  /** Absent for a row that is filled in. */
  readonly formula?: RowFormula;
  /** A row that this one cannot exceed; below zero it allows nothing. */
  readonly atMostRow?: string;
}

/** Amounts of rows by their number, CZK. */
export type TaxFormAmounts = Readonly<Record<string, number>>;

function calculated(
  { terms, isTax, isNotNegative, rounding }: RowFormula,
  amounts: TaxFormAmounts,
  rules: IncomeTaxRules,
): number {
  const sum = terms.reduce((total, term) => {
    const value = new Decimal(amounts[term.row] ?? 0);
    const counted = term.isNotNegative ? Decimal.max(value, 0) : value;
    return term.isSubtracted ? total.minus(counted) : total.plus(counted);
  }, new Decimal(0));
  const limited = isNotNegative ? Decimal.max(sum, 0) : sum;
  const amount = isTax ? new Decimal(incomeTax(limited, rules)) : limited;
  if (rounding === 'downToHundred') return floorTo(amount, 100);
  return rounding === 'upToCrown' ? ceilToCrown(amount) : amount.toNumber();
}

const limitOf = ({ atMostRow }: TaxFormRow, amounts: TaxFormAmounts): number | undefined =>
  atMostRow === undefined ? undefined : Math.max(amounts[atMostRow] ?? 0, 0);

/**
 * All rows of a return: as filled in, or as they follow from others.
 * @param entered rows that were filled in; one with a formula may be among them and then holds
 */
export function calculateTaxForm(
  rows: readonly TaxFormRow[],
  entered: TaxFormAmounts,
  rules: IncomeTaxRules,
): Record<string, number> {
  const amounts: Record<string, number> = {};
  for (const row of rows) {
    const { formula } = row;
    const typed = entered[row.row];
    if (typed !== undefined) amounts[row.row] = typed;
    else if (formula) {
      const amount = calculated(formula, amounts, rules);
      amounts[row.row] = Math.min(amount, limitOf(row, amounts) ?? amount);
    } else amounts[row.row] = 0;
  }
  return amounts;
}

/** What is wrong with a row, with the amount that it should have or may have at most. */
export type TaxFormFinding =
  | { row: string; code: 'missing' }
  | { row: string; code: 'differs'; rows: string[]; expected: number }
  | { row: string; code: 'aboveRow'; limitRow: string; limit: number }
  | { row: string; code: 'unknownRow' };

/** Returns are in whole CZK, but for the tax; a smaller difference is one of rounding. */
const tolerance = 1;

/** Checks rows against one another, in the order of the form. */
export function checkTaxForm(
  rows: readonly TaxFormRow[],
  entered: TaxFormAmounts,
  rules: IncomeTaxRules,
): TaxFormFinding[] {
  const amounts = calculateTaxForm(rows, entered, rules);
  const known = new Set(rows.map(({ row }) => row));
  const unknown = Object.keys(entered).filter((row) => !known.has(row));
  const findings = rows.flatMap((row): TaxFormFinding[] => {
    const { row: number, isRequired, formula, atMostRow } = row;
    const typed = entered[number];
    if (typed === undefined) {
      return isRequired && !formula ? [{ row: number, code: 'missing' }] : [];
    }
    const limit = limitOf(row, amounts);
    if (formula) {
      const amount = calculated(formula, amounts, rules);
      const expected = Math.min(amount, limit ?? amount);
      const usedRows = formula.terms.map((term) => term.row);
      return Math.abs(expected - typed) < tolerance
        ? []
        : [{ row: number, code: 'differs', rows: usedRows, expected }];
    }
    return limit !== undefined && atMostRow !== undefined && typed > limit
      ? [{ row: number, code: 'aboveRow', limitRow: atMostRow, limit }]
      : [];
  });
  return [...findings, ...unknown.map((row) => ({ row, code: 'unknownRow' as const }))];
}
