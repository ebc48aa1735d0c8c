import { LendingError } from '../calendar-and-money/lending-error';
import { scheduleInstalment, type ScheduleTerms } from './schedule';

/*
 * The calculation turned round: from an instalment to the loan or its term. Not by an inverse formula,
 * which would not know dates and rounding: the answer is the last value whose schedule still fits.
 */

interface Range {
  minimum: number;
  maximum: number;
}

/** The last whole number of a range that fits, where all before it fit; undefined when none does. */
function lastFitting({ minimum, maximum }: Range, fits: (value: number) => boolean) {
  if (minimum > maximum || !fits(minimum)) return undefined;
  let [low, high] = [minimum, maximum + 1];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** An instalment that no schedule has is one that does not fit. */
function fitsInto(instalment: number, terms: ScheduleTerms): boolean {
  try {
    return scheduleInstalment(terms) <= instalment;
  } catch (failure) {
    if (failure instanceof LendingError && failure.reason === 'noSolution') return false;
    throw failure;
  }
}

/**
 * The highest loan in steps whose regular instalment is not above a wished one.
 * @param instalment CZK a month
 * @param amounts CZK; multiples of the step within them are tried
 * @param step CZK, whole
 * @returns undefined when even the lowest is too much
 * @throws LendingError when a term is out of its range
 */
export function highestLoan(
  terms: Omit<ScheduleTerms, 'amount'>,
  instalment: number,
  amounts: Range,
  step: number,
): number | undefined {
  const range = {
    minimum: Math.ceil(amounts.minimum / step),
    maximum: Math.floor(amounts.maximum / step),
  };
  const units = lastFitting(range, (count) =>
    fitsInto(instalment, { ...terms, amount: count * step }),
  );
  return units === undefined ? undefined : units * step;
}

/**
 * The shortest term whose regular instalment is not above a wished one.
 * @param instalment CZK a month
 * @param months of the product
 * @returns undefined when even the longest is too short
 * @throws LendingError when a term is out of its range
 */
export function shortestTerm(
  terms: Omit<ScheduleTerms, 'months'>,
  instalment: number,
  months: Range,
): number | undefined {
  const { minimum, maximum } = months;
  const saved = lastFitting({ minimum: 0, maximum: maximum - minimum }, (less) =>
    fitsInto(instalment, { ...terms, months: maximum - less }),
  );
  return saved === undefined ? undefined : maximum - saved;
}
