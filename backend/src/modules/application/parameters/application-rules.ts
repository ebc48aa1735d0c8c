import { drawingDateMarkers, type ErrorMessage } from '@advisor/contracts/errors';
import { isBankingDay } from '@advisor/lending/calendar-and-money/banking-days';
import { czechDay } from '../../../platform/czech-format';
import { drawingDateFindings } from '../../../domain/offers/drawing-date';
import { hasError } from '../../../domain/offers/finding';
import type { ProductTerms } from '../../../domain/offers/rate-version';
import { wrong } from './wrong-field';

const [, marker] = drawingDateMarkers;
const field = 'expectedDateOfDrawing';

/** What is wrong with the day on which money is to be drawn; each message holds a marker. */
export function drawingDateProblems(
  day: string,
  /** Absent for a product that today's rates do not know. */
  terms: ProductTerms | undefined,
  today: string,
): ErrorMessage[] {
  if (terms !== undefined) {
    const findings = drawingDateFindings(day, terms, today);
    return hasError(findings) ? findings.map(({ message }) => wrong(field, message)) : [];
  }
  if (day < today) return [wrong(field, `${marker} ${czechDay(day)} už uplynulo.`)];
  return isBankingDay(day) ? [] : [wrong(field, `${marker} ${czechDay(day)} není bankovní den.`)];
}

const currencies = new Set(Intl.supportedValuesOf('currency'));

export const currencyProblems = (name: string, code: string): ErrorMessage[] =>
  currencies.has(code) ? [] : [wrong(name, 'Zadejte kód měny podle ISO 4217, například EUR.')];
