import type { Mask } from '@advisor/forms/masks';
import { formatTime } from '@advisor/i18n/format';
import { bankDay, bankInstant } from '@advisor/lending/calendar-and-money/bank-day';

/** A time of day, `14:05`. */
export const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** `14:05`, typed without the colon too; hours above two have one digit. */
export const timeMask: Mask = (text) => {
  const [digits = '', ...rest] = text
    .replace(/[.,\s]+/g, ':')
    .replace(/[^\d:]/g, '')
    .split(':');
  if (rest.length > 0) return `${digits.slice(0, 2)}:${rest.join('').slice(0, 2)}`;
  const hours = Number(digits.charAt(0)) > 2 ? 1 : 2;
  return digits.length > hours
    ? `${digits.slice(0, hours)}:${digits.slice(hours, hours + 2)}`
    : digits;
};

/** `9` is nine o'clock, `9:30` lacks a zero. */
export function completeTime(text: string): string {
  const [, hours, minutes = '00'] = /^(\d{1,2})(?::(\d{2}))?$/.exec(text) ?? [];
  return hours === undefined ? text : `${hours.padStart(2, '0')}:${minutes}`;
}

const hourMs = 3_600_000;

/**
 * The instant at which clocks in Prague show a day and a time, in the nights too in which they are
 * changed; of an hour that comes twice the one before the change.
 * @param day `YYYY-MM-DD` @param time `14:05`
 * @returns undefined for a time that is left out that night
 */
export function instantOf(day: string, time: string): Date | undefined {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const usual = bankInstant(day, hours * 3_600 + minutes * 60).getTime();
  return [usual - hourMs, usual, usual + hourMs]
    .map((instant) => new Date(instant))
    .find((instant) => bankDay(instant) === day && formatTime(instant) === time);
}
