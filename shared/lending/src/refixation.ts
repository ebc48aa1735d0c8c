import { checkNumber, roundToHaler, sumOf } from './money';
import { buildSchedule, type ScheduleTerms } from './schedule';

/* A new rate when the fixation ends: the same number of instalments, calculated from the balance. */

/** Amounts in CZK. */
export interface Refixation {
  /** Owed when the fixation ends. */
  balance: number;
  remainingMonths: number;
  instalment: number;
  /** Against the instalment before; negative when it is lower. */
  instalmentChange: number;
  lastInstalment: number;
  /** From the end of the fixation to maturity. */
  interestToMaturity: number;
}

/**
 * @param terms of the loan as it is
 * @param fixationMonths instalments paid at the rate before, fewer than those of the loan
 * @param ratePercent the new rate, % p.a.
 * @throws LendingError when a term is out of its range
 */
export function refixation(
  terms: ScheduleTerms,
  fixationMonths: number,
  ratePercent: number,
): Refixation {
  const rateChanges = [
    ...(terms.rateChanges ?? []),
    { afterInstalment: fixationMonths, ratePercent },
  ];
  const { rows, lastInstalment } = buildSchedule({ ...terms, rateChanges });
  checkNumber('fixationMonths', fixationMonths, 1, rows.length - 1, 0);
  const before = rows[fixationMonths - 1];
  const rowsAfter = rows.slice(fixationMonths);
  const instalment = rowsAfter[0]?.instalment ?? 0;
  return {
    balance: before?.balance ?? 0,
    remainingMonths: rowsAfter.length,
    instalment,
    instalmentChange: roundToHaler(instalment - (before?.instalment ?? 0)),
    lastInstalment,
    interestToMaturity: sumOf(rowsAfter.map(({ interest }) => interest)),
  };
}
