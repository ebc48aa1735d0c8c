import dayjs from 'dayjs';

const pragueDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Prague' });

/** The bank's calendar day of an instant, `YYYY-MM-DD`. */
export const bankDay = (instant: Date): string => pragueDay.format(instant);

/** Whole days from one calendar day to another; negative when the other came before. */
export const daysBetween = (from: string, to: string): number => dayjs(to).diff(dayjs(from), 'day');

export const addDays = (day: string, days: number): string =>
  dayjs(day).add(days, 'day').format('YYYY-MM-DD');

/** The same day of another month, or that month's last day. */
export const addMonths = (day: string, months: number): string =>
  dayjs(day).add(months, 'month').format('YYYY-MM-DD');
