export { addDays, addMonths, daysBetween } from '@advisor/lending/calendar';

const pragueDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Prague' });

/** The bank's calendar day of an instant, `YYYY-MM-DD`. */
export const bankDay = (instant: Date): string => pragueDay.format(instant);

const pragueHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Prague',
  hour: 'numeric',
});
/**
 * The instant at which clocks in Prague show so many seconds since the day's midnight. Not for the
 * night in which they are changed.
 */
export function bankInstant(day: string, seconds: number): Date {
  const hoursAhead = Number(pragueHour.format(new Date(`${day}T12:00Z`))) - 12;
  return new Date(Date.parse(day) + (seconds - hoursAhead * 3_600) * 1_000);
}

/** Whole years that somebody is old on a day. */
export const ageOn = (day: string, dateOfBirth: string): number =>
  Number(day.slice(0, 4)) -
  Number(dateOfBirth.slice(0, 4)) -
  (day.slice(5) < dateOfBirth.slice(5) ? 1 : 0);
