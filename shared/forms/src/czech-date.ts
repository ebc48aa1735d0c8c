import { cleanLine } from '@advisor/lending/identifiers/clean-text';
import { formatDay, isDay } from '@advisor/lending/calendar-and-money/calendar';

/** Calendar date as the contract writes it, `YYYY-MM-DD`. */
export const isoDatePattern = /^\d{4}-\d{2}-\d{2}$/;

const ordered = /^(\d{1,2})[ ./-]+(\d{1,2})[ ./-]+(\d{4}|\d{2})\.?$/;
const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:t.*)?$/i;
const compact = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;

const named = /^(\d{1,2})[ .]+(\p{L}+)[ .]+(\d{4}|\d{2})\.?$/u;

/** First and second case, without diacritics. */
const months = [
  'leden ledna',
  'unor unora',
  'brezen brezna',
  'duben dubna',
  'kveten kvetna',
  'cerven cervna',
  'cervenec cervence',
  'srpen srpna',
  'zari',
  'rijen rijna',
  'listopad listopadu',
  'prosinec prosince',
].map((names) => names.split(' '));

/** @returns 0 for what names no month */
const monthNamed = (name: string): number =>
  months.findIndex((names) =>
    names.includes(name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()),
  ) + 1;

interface DateReading {
  today?: Date;
  /** A day that cannot lie ahead, as that of a birth. */
  isPast?: boolean | undefined;
}

/** Two digits of a year: at most ten years ahead, of a past day this year at most; else the century before. */
function fullYear(text: string, { today = new Date(), isPast = false }: DateReading): number {
  const year = Number(text);
  if (text.length === 4) return year;
  const thisYear = today.getFullYear();
  const near = Math.floor(thisYear / 100) * 100 + year;
  return near > thisYear + (isPast ? 0 : 10) ? near - 100 : near;
}

/**
 * Date from any form that Czechs use: `1.2.2026`, `1. 2. 2026`, `1. února 2026`, `01/02/2026`,
 * `01022026`, `010226`, `2026-02-01`.
 * @returns `YYYY-MM-DD`, undefined when it is no date of the calendar, or none of the years 1800 to 2200
 */
export function parseCzechDate(text: string, reading: DateReading = {}): string | undefined {
  const trimmed = cleanLine(text).trim();
  const isoMatch = iso.exec(trimmed);
  const match = isoMatch ?? ordered.exec(trimmed) ?? compact.exec(trimmed) ?? named.exec(trimmed);
  if (!match) return undefined;
  const [, first = '', second = '', third = ''] = match;
  const [year, month, day] = isoMatch
    ? [Number(first), Number(second), Number(third)]
    : [
        fullYear(third, reading),
        /^\d/.test(second) ? Number(second) : monthNamed(second),
        Number(first),
      ];
  const date = formatDay(year, month, day);
  return isDay(date) ? date : undefined;
}
