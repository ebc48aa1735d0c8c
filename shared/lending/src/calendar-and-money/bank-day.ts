/* The bank's calendar is Prague's; this is the one place that knows it beside the formats of i18n. */
export const bankTimeZone = 'Europe/Prague';

// The Swedish way to write a day is `YYYY-MM-DD`.
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: bankTimeZone });
let hourFormat: Intl.DateTimeFormat | undefined;

/**
 * The bank's calendar day of an instant, `YYYY-MM-DD`.
 * @example bankDay(serverNow()) // today
 */
export const bankDay = (instant: Date): string => dayFormat.format(instant);

/**
 * The instant at which clocks in Prague show so many seconds since the day's midnight. Not for the
 * night in which they are changed.
 */
export function bankInstant(day: string, seconds: number): Date {
  hourFormat ??= new Intl.DateTimeFormat('en-GB', { timeZone: bankTimeZone, hour: 'numeric' });
  const hoursAhead = Number(hourFormat.format(new Date(`${day}T12:00Z`))) - 12;
  return new Date(Date.parse(day) + (seconds - hoursAhead * 3_600) * 1_000);
}
