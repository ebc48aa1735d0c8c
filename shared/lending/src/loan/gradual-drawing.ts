import { checkDay, yearOf } from '../calendar-and-money/calendar';
import { type DayCount, interestDays } from '../calendar-and-money/day-count';
import { type DuePeriod } from './due-dates';
import { LendingError } from '../calendar-and-money/lending-error';
import { fromHalere, toHalere } from '../calendar-and-money/money';

/*
 * A loan drawn in parts (postupné čerpání): by invoices of a building. Interest accrues on what is
 * drawn, from its day; the first instalment that repays something is due when a whole period has
 * passed since the last drawing.
 */

/** A part of the loan that is drawn later than the first. */
export interface FurtherDrawing {
  /** `YYYY-MM-DD`, after the first drawing. */
  date: string;
  /** CZK. */
  amount: number;
}

/** What is drawn within a period. */
export interface DrawnPart {
  /** Haléře. */
  amount: number;
  /** Days of interest to the end of the period. */
  days: number;
  /** Calendar year of the drawing. */
  year: number;
}

export interface DrawingCourse {
  /** For each period, from the first; none of those after the last drawing. */
  parts: readonly (readonly DrawnPart[])[];
  /** Haléře, of the first drawing. */
  atOnce: number;
  /** Periods that interest alone is paid for. */
  interestOnly: number;
}

interface DrawnTerms {
  amount: number;
  drawingDate: string;
  furtherDrawings?: readonly FurtherDrawing[];
}

/**
 * @param due periods of all instalments
 * @throws LendingError when a drawing is not after the first one or leaves no time for an instalment,
 * or when nothing is left for the first one
 */
export function drawingCourse(
  { amount, drawingDate, furtherDrawings = [] }: DrawnTerms,
  due: readonly DuePeriod[],
  dayCount: DayCount,
): DrawingCourse {
  const parts: DrawnPart[][] = [];
  let atOnce = toHalere('amount', amount, 0.01);
  let interestOnly = 0;
  furtherDrawings.forEach((drawing, index) => {
    const field = `furtherDrawings[${index}]`;
    const { date } = drawing;
    checkDay(`${field}.date`, date);
    if (date <= drawingDate) throw new LendingError(`${field}.date`, 'tooEarly', drawingDate);
    const inPeriod = due.findIndex((period) => period.date > date);
    const end = due[inPeriod]?.date ?? date;
    // A drawing on a due date has its whole first period.
    const isWhole = due[inPeriod - 1]?.date === date;
    interestOnly = Math.max(interestOnly, inPeriod + (isWhole ? 0 : 1));
    if (inPeriod < 0 || interestOnly >= due.length)
      throw new LendingError(`${field}.date`, 'tooLate', due.at(-2)?.date ?? drawingDate);
    const drawn = toHalere(`${field}.amount`, drawing.amount, 0.01);
    atOnce -= drawn;
    while (parts.length <= inPeriod) parts.push([]);
    const days = interestDays(date, end, dayCount);
    parts[inPeriod]?.push({ amount: drawn, days, year: yearOf(date) });
  });
  if (atOnce <= 0)
    throw new LendingError(
      'furtherDrawings',
      'aboveMaximum',
      fromHalere(toHalere('amount', amount)),
    );
  for (const drawn of parts) drawn.sort((one, other) => other.days - one.days);
  return { parts, atOnce, interestOnly };
}
