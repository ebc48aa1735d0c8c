import dayjs from 'dayjs';

const pragueDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Prague' });

/** The bank's calendar day of an instant, `YYYY-MM-DD`. */
export const bankDay = (instant: Date): string => pragueDay.format(instant);

const dayLength = 86_400_000;

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

/** Whole days from one calendar day to another; negative when the other came before. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength);

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);

/** The same day of another month, or that month's last day. */
export const addMonths = (day: string, months: number): string =>
  dayjs(day).add(months, 'month').format('YYYY-MM-DD');
