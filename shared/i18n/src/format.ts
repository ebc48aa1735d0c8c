/**
 * Czech formats. Groups, units and the parts of a date are joined by U+00A0, so that nothing wraps.
 * Source: CLDR 48 through Intl; Intl itself puts ordinary spaces into dates.
 */
const nbsp = '\u00A0';
const locale = 'cs-CZ';
const timeZone = 'Europe/Prague';

const withoutBreaks = (text: string): string => text.replace(/\s/g, nbsp);

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Building an Intl format takes longer than a hundred uses of it. */
function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify(options);
  const known = numberFormats.get(key);
  if (known) return known;
  const created = new Intl.NumberFormat(locale, options);
  numberFormats.set(key, created);
  return created;
}

export interface MoneyFormat {
  /** ISO 4217; CZK by default. */
  currency?: string | undefined;
  /** Decimal places, 0 to 2; by default 2 only when the amount has a fraction. */
  decimals?: number | undefined;
}

/** `1 234 567,89 Kč`; whole amounts without decimals unless asked for. */
export function formatMoney(
  value: number,
  { currency = 'CZK', decimals = Number.isInteger(value) ? 0 : 2 }: MoneyFormat = {},
): string {
  return numberFormat({
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'negative',
  }).format(value);
}

/** `1 234,5`, at most three decimals unless asked for. */
export function formatNumber(value: number, options: { decimals?: number } = {}): string {
  const { decimals } = options;
  return numberFormat(
    decimals === undefined
      ? { signDisplay: 'negative' }
      : {
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
          signDisplay: 'negative',
        },
  ).format(value);
}

/**
 * `4,49 %` from 4.49: the product holds rates in percent, never as fractions.
 * @param decimals two by default
 */
export function formatPercent(value: number, options: { decimals?: number } = {}): string {
  return `${formatNumber(value, { decimals: options.decimals ?? 2 })}${nbsp}%`;
}

const calendarDate = /^(\d{4})-(\d{2})-(\d{2})$/;
/** Making an Intl format takes milliseconds, and a screen writes few of them. */
const whenNeeded = <Format>(make: () => Format): (() => Format) => {
  let made: Format | undefined;
  return () => (made ??= make());
};
const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  whenNeeded(() => new Intl.DateTimeFormat(locale, { ...options, timeZone }));

const shortDates = dateFormat({});
const longDates = dateFormat({ dateStyle: 'long' });
const months = dateFormat({ month: 'long', year: 'numeric' });
const years = dateFormat({ year: 'numeric' });
const times = dateFormat({ hour: '2-digit', minute: '2-digit' });

/** A calendar date has no time zone: noon UTC lies on the same day in Prague all year. */
const toDate = (value: string | Date): Date =>
  typeof value === 'string' && calendarDate.test(value)
    ? new Date(`${value}T12:00:00Z`)
    : new Date(value);

/** `512 B`, `48 kB`, `1,2 MB`; thousands, as file managers show them. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1_000) return `${bytes}\u00A0B`;
  if (bytes < 999_500) return `${formatNumber(bytes / 1_000, { decimals: 0 })}\u00A0kB`;
  return `${formatNumber(bytes / 1_000_000, { decimals: 1 })}\u00A0MB`;
}

/** `21. 11. 2026` from `YYYY-MM-DD` or an instant, in Prague's time. */
export const formatDate = (value: string | Date): string =>
  withoutBreaks(shortDates().format(toDate(value)));

/** `21. listopadu 2026`, for sentences and letters. */
export const formatLongDate = (value: string | Date): string =>
  withoutBreaks(longDates().format(toDate(value)));

/** `listopad 2026` */
export const formatMonth = (value: string | Date): string =>
  withoutBreaks(months().format(toDate(value)));

/** `2026`, of Prague's calendar: an instant shortly before New Year may be in the next year. */
export const formatYear = (value: string | Date): string => years().format(toDate(value));

/** `14:05` */
export const formatTime = (value: string | Date): string => times().format(toDate(value));

/** `21. 11. 2026 14:05`, 24 hours, in Prague's time. */
export const formatDateTime = (value: string | Date): string =>
  `${formatDate(value)}${nbsp}${formatTime(value)}`;

const minuteMs = 60_000;
const dayMs = 86_400_000;
const relativeTimes = whenNeeded(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
const isoDays = whenNeeded(() => new Intl.DateTimeFormat('en-CA', { timeZone }));

/** Whole calendar days in Prague from `from` to `to`. */
const daysBetween = (from: Date, to: Date): number =>
  Math.round((Date.parse(isoDays().format(to)) - Date.parse(isoDays().format(from))) / dayMs);

/**
 * `právě teď`, `před 5 minutami`, `před 3 hodinami` within the day, `včera`, `před 6 dny` within
 * the week; a date beyond.
 */
export function formatRelative(value: string | Date, now: Date = new Date()): string {
  const date = toDate(value);
  // Without the calendar: whatever the hours, more than a week lies between.
  if (Math.abs(date.getTime() - now.getTime()) > 8 * dayMs) return formatDate(date);
  const isCalendarDate = typeof value === 'string' && calendarDate.test(value);
  const days = daysBetween(now, date);
  if (Math.abs(days) > 6) return formatDate(date);
  if (days !== 0 || isCalendarDate) return withoutBreaks(relativeTimes().format(days, 'day'));
  const minutes = Math.trunc((date.getTime() - now.getTime()) / minuteMs);
  if (minutes === 0) return withoutBreaks('právě teď');
  if (Math.abs(minutes) < 60) return withoutBreaks(relativeTimes().format(minutes, 'minute'));
  return withoutBreaks(relativeTimes().format(Math.trunc(minutes / 60), 'hour'));
}

const order = whenNeeded(() => new Intl.Collator('cs', { numeric: true }));

/** Czech order for `Array.prototype.sort`: Č after C, Ch after H. */
export const compareCzech = (a: string, b: string): number => order().compare(a, b);
