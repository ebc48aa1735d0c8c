import { serverNow } from '@advisor/api-client/server-clock';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Calendar date of the page's clock, `YYYY-MM-DD`: never by way of UTC. */
export const localDate = (date: Date): string =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;

const startsWithDate = /^(\d{4})-(\d{2})-(\d{2})(?:$|T)/;
const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/;

/** The day exists in the calendar. */
export function isCalendarDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const date = new Date(Number(year), Number(month) - 1, Number(day));
  return localDate(date) === text;
}

/**
 * Calendar date of an ISO text: of a local date or datetime as it stands, of an instant by the
 * page's clock.
 * @returns undefined when it is neither
 */
export function readLocalDate(text: string): string | undefined {
  if (!startsWithDate.test(text)) return undefined;
  if (text.includes('T') && hasZone.test(text)) {
    const instant = new Date(text);
    return Number.isNaN(instant.getTime()) ? undefined : localDate(instant);
  }
  const date = text.slice(0, 10);
  return isCalendarDate(date) ? date : undefined;
}

const bankDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Prague' });

/** The bank's calendar day, `YYYY-MM-DD`: by the server's clock, which checks the form as well. */
export const bankToday = (): string => bankDay.format(serverNow());

/** ISO local datetime of a day, as the service takes it. */
export const toLocalDateTime = (date: string): string => `${date}T00:00:00`;

/** The day after; calendars know bounds that include, `MinValue` excludes. */
export function nextDay(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return localDate(new Date(year ?? 0, (month ?? 1) - 1, (day ?? 0) + 1));
}
