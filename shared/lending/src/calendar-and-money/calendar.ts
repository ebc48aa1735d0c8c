import { LendingError } from './lending-error';

/*
 * Days are texts `YYYY-MM-DD` of the Gregorian calendar, without a time or a zone. Such texts have the
 * order of their days only while a year has four digits, so nothing here makes another one.
 */

/** Nothing in the bank is older, and year 0 is no year. */
const firstDay = '1800-01-01';
/** Nothing in the bank is later. */
const lastDay = '2200-12-31';
/** What calculations begin with, so that no loan ends after the last day. */
const firstCalculated = '1900-01-01';
const lastCalculated = '2100-12-31';

const dayLength = 86_400_000;

/** Number of days since 1 January 1970. */
export const dayNumber = (day: string): number => Date.parse(day) / dayLength;

const firstNumber = dayNumber('1000-01-01');
const lastNumber = dayNumber('9999-12-31');

function dayOfNumber(number: number): string {
  if (number >= firstNumber && number <= lastNumber)
    return new Date(number * dayLength).toISOString().slice(0, 10);
  throw new LendingError('day', 'notADate');
}

/** @throws LendingError when that is no day of the years 1000 to 9999 */
export const addDays = (day: string, days: number): string => dayOfNumber(dayNumber(day) + days);

/**
 * Each day from one to another, both included; none when they are the other way round. A loop over
 * days is a loop over this.
 */
export function* eachDay(from: string, to: string): Generator<string> {
  const last = dayNumber(to);
  for (let number = dayNumber(from); number <= last; number += 1) yield dayOfNumber(number);
}

export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

export const isLeapYear = (year: number): boolean =>
  (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** @param month 1 to 12 */
export const daysInMonth = (year: number, month: number): number =>
  month === 2 && isLeapYear(year) ? 29 : (monthLengths[month - 1] ?? 0);

const twoDigits = (value: number) => (value < 10 ? `0${value}` : String(value));

/** @param month 1 to 12 */
export const formatDay = (year: number, month: number, day: number): string =>
  `${year}-${twoDigits(month)}-${twoDigits(day)}`;

export const yearOf = (day: string): number => Number(day.slice(0, 4));
export const monthOf = (day: string): number => Number(day.slice(5, 7));
export const dayOfMonth = (day: string): number => Number(day.slice(8));

/**
 * The same day of another month, or its last day when it is shorter (s. 605(2) of the Civil Code).
 * @param day of the month to keep, when `from` itself may have been cut to a month's end
 * @throws LendingError when that is no day of the years 1000 to 9999
 */
export function addMonths(from: string, months: number, day = dayOfMonth(from)): string {
  const month = yearOf(from) * 12 + monthOf(from) - 1 + months;
  const year = Math.floor(month / 12);
  if (!(year >= 1000 && year <= 9999)) throw new LendingError('day', 'notADate');
  const ofYear = (month % 12) + 1;
  return formatDay(year, ofYear, Math.min(day, daysInMonth(year, ofYear)));
}

/**
 * Whole years that somebody is old on a day.
 * @param dateOfBirth `YYYY-MM-DD`; who was born on 29 February is a year older on 1 March
 */
export const ageOn = (day: string, dateOfBirth: string): number =>
  yearOf(day) - yearOf(dateOfBirth) - (day.slice(5) < dateOfBirth.slice(5) ? 1 : 0);

/** As `addMonths`: 29 February becomes 28 in a year without it. */
export const addYears = (from: string, years: number): string => addMonths(from, 12 * years);

/** Whether a text is `YYYY-MM-DD` of a day that the calendar has, of the years 1800 to 2200. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  text >= firstDay &&
  text <= lastDay &&
  monthOf(text) >= 1 &&
  monthOf(text) <= 12 &&
  dayOfMonth(text) >= 1 &&
  dayOfMonth(text) <= daysInMonth(yearOf(text), monthOf(text));

/** @throws LendingError unless `day` is a day of the years 1900 to 2100 */
export function checkDay(field: string, day: string): void {
  if (!isDay(day) || day < firstCalculated || day > lastCalculated)
    throw new LendingError(field, 'notADate');
}
