import { serverNow } from '@advisor/api-client/server-clock';
import { bankDay } from '@advisor/lending/calendar-and-money/bank-day';
import { isDay } from '@advisor/lending/calendar-and-money/calendar';

const startsWithDate = /^(\d{4})-(\d{2})-(\d{2})(?:$|T)/;
const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/;

/**
 * Calendar date of an ISO text: of a local date or datetime as it stands, of an instant the
 * bank's.
 * @returns undefined when it is neither
 */
export function readLocalDate(text: string): string | undefined {
  if (!startsWithDate.test(text)) return undefined;
  if (text.includes('T') && hasZone.test(text)) {
    const instant = new Date(text);
    return Number.isNaN(instant.getTime()) ? undefined : bankDay(instant);
  }
  const date = text.slice(0, 10);
  return isDay(date) ? date : undefined;
}

/** The bank's calendar day, `YYYY-MM-DD`: by the server's clock, which checks the form as well. */
export const bankToday = (): string => bankDay(serverNow());

/** ISO local datetime of a day, as the service takes it. */
export const toLocalDateTime = (date: string): string => `${date}T00:00:00`;
