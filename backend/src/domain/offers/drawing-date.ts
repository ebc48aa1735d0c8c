import { drawingDateMarkers } from '@advisor/contracts/errors';
import type { OfferFinding } from '@advisor/contracts/offer/loan-offer';
import {
  isBankingDay,
  nextOrSameBankingDay,
} from '@advisor/lending/calendar-and-money/banking-days';
import { addDays, addMonths } from '../../platform/calendar';
import { czechDuration } from '@advisor/lending/calendar-and-money/duration';
import { czechCount, czechDay } from '../../platform/czech-format';
import { error, warning } from './finding';
import type { ProductTerms } from './rate-version';

const field = 'expectedDateOfDrawing';
/** With it the client shows the message at the date instead of a banner. */
const [, marker] = drawingDateMarkers;
const bankingDays = {
  one: 'bankovní den',
  few: 'bankovní dny',
  many: 'bankovního dne',
  other: 'bankovních dnů',
};

/** The first banking day on which money can be drawn, counted from today. */
export function firstDrawingDay(today: string, days: number): string {
  let day = today;
  for (let passed = 0; passed < days; passed += 1) day = nextOrSameBankingDay(addDays(day, 1));
  return nextOrSameBankingDay(day);
}

/** The last day on which money may be drawn first. */
export const lastDrawingDay = (today: string, months: number): string => addMonths(today, months);

/** Whether money can be drawn on the day. */
export function drawingDateFindings(
  day: string,
  { daysToDrawing, monthsToDrawing }: ProductTerms,
  today: string,
): OfferFinding[] {
  if (day < today) return [error(field, `${marker} ${czechDay(day)} už uplynulo.`)];
  const last = lastDrawingDay(today, monthsToDrawing);
  if (day > last) {
    return [
      error(
        field,
        `${marker} smí být nejpozději za ${czechDuration(monthsToDrawing)}, tedy ${czechDay(last)}.`,
      ),
    ];
  }
  if (!isBankingDay(day)) {
    const next = czechDay(nextOrSameBankingDay(day));
    return [error(field, `${marker} ${czechDay(day)} není bankovní den, nejbližší je ${next}.`)];
  }
  return day < firstDrawingDay(today, daysToDrawing)
    ? [
        warning(
          field,
          `${marker} je dřív než za ${czechCount(daysToDrawing, bankingDays)}: půjde o okamžité čerpání.`,
        ),
      ]
    : [];
}
