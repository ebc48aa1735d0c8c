import i18next from 'i18next';
import {
  compareCzech,
  formatDate,
  formatDateTime,
  formatFileSize,
  formatLongDate,
  formatMoney,
  formatMonth,
  formatNumber,
  formatPercent,
  formatRelative,
  formatTime,
  formatYear,
} from './format';
import { addTexts, initI18n } from './instance';

/** `_` stands for U+00A0, which one cannot see. */
const nbsp = (text: string) => text.replaceAll('_', '\u00A0');

it.each([
  [1_234_567.89, {}, '1_234_567,89_Kč'],
  [0, { decimals: 2 }, '0,00_Kč'],
  [-1234.5, {}, '-1_234,50_Kč'],
  [-0.4, { decimals: 0 }, '0_Kč'],
  [-0, {}, '0_Kč'],
  [999, {}, '999_Kč'],
  [3_000_000, {}, '3_000_000_Kč'],
  [1_234_567.89, { currency: 'EUR' }, '1_234_567,89_€'],
  [1_234_567.89, { decimals: 0 }, '1_234_568_Kč'],
])('writes the amount %d %j', (value, options, expected) => {
  expect(formatMoney(value, options)).toBe(nbsp(expected));
});

it.each([
  [1234.5, undefined, '1_234,5'],
  [0.5, 2, '0,50'],
  [-0.001, 2, '0,00'],
  [-3, undefined, '-3'],
  [1_000_000, undefined, '1_000_000'],
])('writes the number %d', (value, decimals, expected) => {
  expect(formatNumber(value, { decimals })).toBe(nbsp(expected));
});

it.each([
  [4.6, 1, '4,6_%'],
  [4.49, undefined, '4,49_%'],
])('writes the rate %d', (value, decimals, expected) => {
  expect(formatPercent(value, { decimals })).toBe(nbsp(expected));
});

it.each([
  [formatDate, '2026-11-21', '21._11._2026'],
  [formatDate, '2026-01-05', '5._1._2026'],
  [formatLongDate, '2026-11-21', '21._listopadu_2026'],
  [formatLongDate, '2027-03-01', '1._března_2027'],
  [formatMonth, '2026-11-21', 'listopad_2026'],
  [formatYear, '2025-12-31T23:30:00Z', '2026'],
  // Late in the evening in UTC it is the next day in Prague.
  [formatDate, '2026-11-20T23:30:00Z', '21._11._2026'],
  [formatDateTime, '2026-11-21T13:05:00Z', '21._11._2026_14:05'],
  [formatTime, '2026-07-01T22:00:00Z', '00:00'],
])('%p of %s', (format, value, expected) => {
  expect(format(value)).toBe(nbsp(expected));
});

describe('relative time', () => {
  const now = new Date('2026-11-21T10:00:00+01:00');
  it.each([
    ['2026-11-21T09:59:30+01:00', 'právě_teď'],
    ['2026-11-21T09:55:00+01:00', 'před_5_minutami'],
    ['2026-11-21T07:00:00+01:00', 'před_3_hodinami'],
    ['2026-11-21T10:02:00+01:00', 'za_2_minuty'],
    // Ten minutes before midnight is yesterday, though less than a day ago.
    ['2026-11-20T23:50:00+01:00', 'včera'],
    ['2026-11-16T10:00:00+01:00', 'před_5_dny'],
    ['2026-11-21', 'dnes'],
    ['2026-11-22', 'zítra'],
    ['2026-11-14T10:00:00+01:00', '14._11._2026'],
  ])('%s', (value, expected) => {
    expect(formatRelative(value, now)).toBe(nbsp(expected));
  });
});

it('sorts names as a Czech telephone book does', () => {
  const names = ['Zeman', 'Čermák', 'Cibulka', 'Chalupa', 'Hora', 'Ivan', 'Řezáč', 'Růžička'];
  expect([...names, 'Šimek', 'Svoboda', 'Žák', 'Ďuriš', 'Dvořák'].toSorted(compareCzech)).toEqual([
    'Cibulka',
    'Čermák',
    'Ďuriš',
    'Dvořák',
    'Hora',
    'Chalupa',
    'Ivan',
    'Růžička',
    'Řezáč',
    'Svoboda',
    'Šimek',
    'Zeman',
    'Žák',
  ]);
});

it.each([
  [0, '0 splátek'],
  [1, '1 splátka'],
  [3, '3 splátky'],
  [4, '4 splátky'],
  [5, '5 splátek'],
  [21, '21 splátek'],
  [102, '102 splátek'],
  [1.5, '1.5 splátky'],
])('declines the noun after %d', async (count, expected) => {
  await initI18n();
  addTexts('plurals', {
    instalment_one: '{{count}} splátka',
    instalment_few: '{{count}} splátky',
    instalment_many: '{{count}} splátky',
    instalment_other: '{{count}} splátek',
  });
  expect(i18next.getFixedT('cs', 'plurals' as 'common')('instalment' as 'loading', { count })).toBe(
    expected,
  );
});

const pragueDay = (date: Date) =>
  Date.parse(`${date.toLocaleDateString('en-CA', { timeZone: 'Europe/Prague' })}T00:00:00Z`);

it('writes a date beyond the week, and never one within it', () => {
  // The clocks change in these days.
  const now = new Date('2026-03-29T21:59:00Z');
  const hourMs = 3_600_000;
  for (let hours = -12 * 24; hours <= 12 * 24; hours += 1) {
    const then = new Date(now.getTime() + hours * hourMs);
    const isWithin = Math.abs(pragueDay(then) - pragueDay(now)) <= 6 * 24 * hourMs;
    expect([hours, formatRelative(then, now) === formatDate(then)]).toEqual([hours, !isWithin]);
  }
});

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_000, '1 kB'],
  [48_400, '48 kB'],
  [999_499, '999 kB'],
  [999_500, '1,0 MB'],
  [20_000_000, '20,0 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text.replace(' ', '\u00A0'));
});
