import { annuityPayment } from './annuity';
import { type DayCount, daysOfYear } from '../calendar-and-money/day-count';
import { ceilToStep, Decimal, sumOf } from '../calendar-and-money/money';
import { usualRules } from './repayment-rules';
import { type Schedule, type ScheduleRow, type ScheduleTerms } from './schedule';
import { type SimulationStep } from './simulation-step';

/*
 * What the instalments were made from. The schedule finds the instalment on its dates; where a
 * formula gives the same crown, the formula is named, so that a client can calculate it again.
 */

/**
 * - `interestFree`: A = P/n
 * - `wholeMonths`: A = P·i / (1 − (1+i)⁻ⁿ)
 * - `firstPeriod`: A = P·(1 + i·d/30)/(1 + i)·i / (1 − (1+i)⁻ⁿ), d days before the first instalment
 * - `dated`: no formula, the smallest one that repays the schedule by its days
 */
export type InstalmentFormula = 'interestFree' | 'wholeMonths' | 'firstPeriod' | 'dated';

const daysOfMonth = 30;

/** Steps of the regular instalment, and of a first one that is not regular. */
export function instalmentSteps(terms: ScheduleTerms, schedule: Schedule): SimulationStep[] {
  const { rows, instalment } = schedule;
  const { amount, ratePercent: rate, furtherDrawings = [] } = terms;
  const { dayCount, instalmentStep: step, firstPeriod } = { ...usualRules, ...terms };
  const [first] = rows;
  if (first === undefined) return [];
  // Instalments of interest alone repay nothing, and are none of those that the formula counts.
  const payments = rows.filter(({ principal }) => principal > 0).length;
  const repays = payments === rows.length;
  const firstDays = repays && firstPeriod !== 'wholeInstalment' ? first.days : daysOfMonth;
  const { formula, exact } = formulaOf(terms, schedule, payments, firstDays);
  const isDrawnInParts = furtherDrawings.length > 0;
  const months = isDrawnInParts ? payments : terms.months;
  const ofWholeMonths = ceilToStep(annuityPayment(amount, rate, months), step);
  const steps: SimulationStep[] = [
    {
      code: 'instalment',
      operands: {
        formula,
        amount,
        rate,
        payments,
        firstDays,
        dayCount,
        step,
        ofWholeMonths,
        ...(exact === undefined ? {} : { exact }),
      },
      result: instalment,
    },
  ];
  if (isDrawnInParts) return [...steps, drawingStep(rows, rate, dayCount)];
  if (rows.length > 1 && first.instalment !== instalment) {
    const { days, interest, principal } = first;
    steps.push({
      code: 'firstInstalment',
      operands: { amount, rate, days, yearDays: daysOfYear[dayCount], interest, principal },
      result: first.instalment,
    });
  }
  return steps;
}

/** What is paid until the loan is drawn: all of it is interest. */
function drawingStep(
  rows: readonly ScheduleRow[],
  rate: number,
  dayCount: DayCount,
): SimulationStep {
  const interestOnly = rows.filter(({ principal }) => principal === 0);
  const payments = interestOnly.length;
  return {
    code: 'interestWhileDrawing',
    operands: { rate, payments, yearDays: daysOfYear[dayCount] },
    result: sumOf(interestOnly.map(({ interest }) => interest)),
  };
}

/** Formula whose result, up to the step, is the instalment; and that result, up to haléře. */
function formulaOf(
  terms: ScheduleTerms,
  { rows, instalment }: Schedule,
  payments: number,
  firstDays: number,
): { formula: InstalmentFormula; exact?: number } {
  const { amount, ratePercent } = terms;
  const { dayCount, instalmentStep } = { ...usualRules, ...terms };
  const isMonthly = rows.every(({ days }, index) => index === 0 || days === daysOfMonth);
  if (dayCount !== '30E/360' || !isMonthly || payments < 1) return { formula: 'dated' };
  const rate = new Decimal(ratePercent).div(1200);
  const exact = annuityPayment(amount, ratePercent, payments)
    .times(rate.times(firstDays).div(daysOfMonth).plus(1))
    .div(rate.plus(1));
  if (ceilToStep(exact, instalmentStep) !== instalment) return { formula: 'dated' };
  const formula = rate.isZero()
    ? 'interestFree'
    : firstDays === daysOfMonth
      ? 'wholeMonths'
      : 'firstPeriod';
  return { formula, exact: ceilToStep(exact, 0.01) };
}
