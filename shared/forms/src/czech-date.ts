import { formatDay, isDay } from '@advisor/lending/calendar-and-money/calendar';

/** Calendar date as the contract writes it, `YYYY-MM-DD`. */
export const isoDatePattern = /^\d{4}-\d{2}-\d{2}$/;

const ordered = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4}|\d{2})\.?$/;
const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:t.*)?$/i;
const compact = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;

/** Two digits of a year: at most ten years ahead, else the century before. */
function fullYear(text: string, today: Date): number {
  const year = Number(text);
  if (text.length === 4) return year;
  const century = Math.floor(today.getFullYear() / 100) * 100;
  return century + year > today.getFullYear() + 10 ? century - 100 + year : century + year;
}

/**
 * Date from any form that Czechs use: `1.2.2026`, `1. 2. 2026`, `01/02/2026`, `01022026`, `010226`,
 * `2026-02-01`.
 * @returns `YYYY-MM-DD`, undefined when it is no date of the calendar, or none of the years 1800 to 2200
 */
export function parseCzechDate(text: string, today: Date = new Date()): string | undefined {
  const trimmed = text.trim();
  const isoMatch = iso.exec(trimmed);
  const match = isoMatch ?? ordered.exec(trimmed) ?? compact.exec(trimmed);
  if (!match) return undefined;
  const [, first = '', second = '', third = ''] = match;
  const [year, month, day] = isoMatch
    ? [Number(first), Number(second), Number(third)]
    : [fullYear(third, today), Number(second), Number(first)];
  const date = formatDay(year, month, day);
  return isDay(date) ? date : undefined;
}
