import type { RateDifference, RateFile } from '@advisor/contracts/admin/rates';
import { productType } from '@advisor/contracts/codebooks';
import { isDeepStrictEqual } from 'node:util';

type Product = RateFile['products'][number];
type Value = RateDifference['before'];
type Of = Pick<RateDifference, 'productTypeId' | 'kind' | 'line'>;

/** What is otherwise in a file than in the one before, by products in their order. */
export function differencesOf(before: RateFile | undefined, after: RateFile): RateDifference[] {
  const savings = productType.buildingSavings.code;
  return [
    ...after.products.flatMap((product) =>
      productDifferences(
        before?.products.find(({ productTypeId }) => productTypeId === product.productTypeId),
        product,
      ),
    ),
    ...fieldDifferences(
      { productTypeId: savings, kind: 'savings' },
      before?.savings,
      after.savings,
    ),
  ];
}

function productDifferences(before: Product | undefined, after: Product): RateDifference[] {
  const { productTypeId } = after;
  return [
    ...fieldDifferences({ productTypeId, kind: 'terms' }, before?.terms, after.terms),
    ...lineDifferences({ productTypeId, kind: 'rate' }, before?.rates, after.rates, bandOf),
    ...lineDifferences({ productTypeId, kind: 'fee' }, before?.fees, after.fees, ({ feeId }) => ({
      feeId,
    })),
  ];
}

const bandOf = ({ fixedRatePeriod, maxLtv, minAmount }: Product['rates'][number]) => ({
  fixedRatePeriod,
  maxLtv,
  minAmount,
});

/** Lines are the same by their key; one that is there on one side only is new or gone. */
function lineDifferences<Line extends object>(
  of: Of,
  before: readonly Line[] = [],
  after: readonly Line[],
  keyOf: (line: Line) => NonNullable<Of['line']>,
): RateDifference[] {
  const find = (lines: readonly Line[], key: object) =>
    lines.find((line) => isDeepStrictEqual(keyOf(line), key));
  const all = [...after, ...before.filter((line) => find(after, keyOf(line)) === undefined)];
  return all.flatMap((one) => {
    const line = keyOf(one);
    return fieldDifferences({ ...of, line }, find(before, line), find(after, line), line);
  });
}

/** @param left fields that are no values, but name the line */
function fieldDifferences(
  of: Of,
  before: object | undefined,
  after: object | undefined,
  left: object = {},
): RateDifference[] {
  const [was, is] = [valuesOf(before), valuesOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((field) => !Object.hasOwn(left, field))
    .filter((field) => !isDeepStrictEqual(was.get(field), is.get(field)))
    .map((field) => ({ ...of, field, before: was.get(field), after: is.get(field) }));
}

const valuesOf = (row: object = {}): Map<string, Value> => new Map(Object.entries(row));
