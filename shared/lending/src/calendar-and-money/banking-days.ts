import { addDays } from './calendar';

/*
 * Czech banking days: Monday to Friday but for public holidays, act 245/2000. Holidays never move
 * when they fall on a weekend. Days are `YYYY-MM-DD`.
 */

/** `MM-DD` of the holidays that have the same date every year. */
const fixedHolidays = new Set([
  '01-01',
  '05-01',
  '05-08',
  '07-05',
  '07-06',
  '09-28',
  '10-28',
  '11-17',
  '12-24',
  '12-25',
  '12-26',
]);

/** Easter Sunday of a Gregorian year, by the algorithm of Meeus, Jones and Butcher. */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((century + 8) / 25);
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - correction + 1) / 3) +
      15) %
    30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const position = epact + weekday - 7 * late + 114;
  const month = String(Math.floor(position / 31)).padStart(2, '0');
  return `${year}-${month}-${String((position % 31) + 1).padStart(2, '0')}`;
}

/** Good Friday (a holiday since 2016) and Easter Monday, by year: calendars ask day by day. */
const easterHolidays = new Map<string, readonly string[]>();

function easterHolidaysOf(year: string): readonly string[] {
  const known = easterHolidays.get(year);
  if (known !== undefined) return known;
  const sunday = easterSunday(Number(year));
  const monday = addDays(sunday, 1);
  const holidays = Number(year) < 2016 ? [monday] : [addDays(sunday, -2), monday];
  easterHolidays.set(year, holidays);
  return holidays;
}

export const isPublicHoliday = (day: string): boolean =>
  fixedHolidays.has(day.slice(5)) || easterHolidaysOf(day.slice(0, 4)).includes(day);

export function isBankingDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isPublicHoliday(day);
}

function nearestBankingDay(day: string, step: 1 | -1): string {
  let found = day;
  while (!isBankingDay(found)) found = addDays(found, step);
  return found;
}

/** The day itself if it is a banking day, otherwise the next one. */
export const nextOrSameBankingDay = (day: string): string => nearestBankingDay(day, 1);

/** The day itself if it is a banking day, otherwise the one before. */
export const previousOrSameBankingDay = (day: string): string => nearestBankingDay(day, -1);

/**
 * A number of banking days later; from a day that is none, the first one after it counts as one.
 * @param count 1 or more: D+1, D+2
 */
export function addBankingDays(day: string, count: number): string {
  let found = day;
  for (let left = count; left > 0; left--) found = nearestBankingDay(addDays(found, 1), 1);
  return found;
}
