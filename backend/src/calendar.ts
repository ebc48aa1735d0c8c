import dayjs from 'dayjs';

const pragueDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Prague' });

/** The bank's calendar day of an instant, `YYYY-MM-DD`. */
export const bankDay = (instant: Date): string => pragueDay.format(instant);

const dayLength = 86_400_000;

/** Whole days from one calendar day to another; negative when the other came before. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength);

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);

/** The same day of another month, or that month's last day. */
export const addMonths = (day: string, months: number): string =>
  dayjs(day).add(months, 'month').format('YYYY-MM-DD');
