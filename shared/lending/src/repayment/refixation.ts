import { daysOfYear, toRateUnits } from '../calendar-and-money/day-count';
import { solveInstalment } from '../loan/instalment';
import {
  checkNumber,
  fromHalere,
  roundToHaler,
  sumOf,
  toHalere,
} from '../calendar-and-money/money';
import { type RepaymentRules, usualRules } from '../loan/repayment-rules';
import { buildSchedule, type ScheduleRow, type ScheduleTerms } from '../loan/schedule';

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
  const former = terms.rateChanges ?? [];
  // At the same rate nothing is calculated anew: rounding up to crowns has paid a little more till now.
  const isSame = ratePercent === (former.at(-1)?.ratePercent ?? terms.ratePercent);
  const rateChanges = isSame
    ? former
    : [...former, { afterInstalment: fixationMonths, ratePercent }];
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

/** What is left when a fixation ends, and what it is repaid by at one rate or another. */
export interface AfterFixation {
  /** Owed when the fixation ends, CZK. */
  balance: number;
  /** Instalments that are left. */
  months: number;
  /** CZK a month, by the rate in % p.a. */
  instalments: readonly { ratePercent: number; instalment: number }[];
}

/**
 * Instalments of the same schedule at rates that may follow the fixation.
 * @param rows of the loan as it is
 * @param fixationMonths instalments paid at the rate before; null: the rate never changes
 * @returns undefined when nothing is left to repay
 * @throws LendingError when a rate is out of its range
 */
export function afterFixation(
  rows: readonly Pick<ScheduleRow, 'days' | 'balance'>[],
  fixationMonths: number | null,
  rates: readonly number[],
  {
    dayCount = usualRules.dayCount,
    instalmentStep = usualRules.instalmentStep,
  }: Partial<Pick<RepaymentRules, 'dayCount' | 'instalmentStep'>> = {},
): AfterFixation | undefined {
  const balance = fixationMonths === null ? 0 : (rows[fixationMonths - 1]?.balance ?? 0);
  if (fixationMonths === null || balance === 0) return undefined;
  const periods = {
    days: rows.map(({ days }) => days),
    yearDays: daysOfYear[dayCount],
    step: toHalere('instalmentStep', instalmentStep, 0.01),
  };
  const owed = toHalere('balance', balance);
  return {
    balance,
    months: rows.length - fixationMonths,
    instalments: rates.map((ratePercent) => ({
      ratePercent,
      instalment: fromHalere(
        solveInstalment(owed, toRateUnits('ratePercent', ratePercent), periods, fixationMonths),
      ),
    })),
  };
}
