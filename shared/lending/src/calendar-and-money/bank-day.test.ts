import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bankDay, bankInstant } from './bank-day';
import { addMonths, daysBetween } from './calendar';

it.each([
  ['2026-11-20', 8, '2026-11-20T07:00:00.000Z'],
  ['2026-07-20', 8, '2026-07-20T06:00:00.000Z'],
  ['2026-03-29', 8, '2026-03-29T06:00:00.000Z'],
  ['2026-10-25', 17, '2026-10-25T16:00:00.000Z'],
])('on %s the bank sees %d o’clock at %s', (day, hour, expected) => {
  const instant = bankInstant(day, hour * 3_600);
  expect(instant.toISOString()).toBe(expected);
  expect(bankDay(instant)).toBe(day);
});

it.each([
  ['2026-11-20T22:59:59Z', '2026-11-20'],
  ['2026-11-20T23:00:00Z', '2026-11-21'],
  ['2026-07-20T22:00:00Z', '2026-07-21'],
])('%s is in the bank’s day %s', (instant, day) => {
  expect(bankDay(new Date(instant))).toBe(day);
});

it('counts whole days over the change of clocks', () => {
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(daysBetween('2026-03-30', '2026-03-28')).toBe(-2);
});

it('ends with the month where it is shorter', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
});

it('is the one place that knows the zone, beside the formats for people', () => {
  const root = path.join(__dirname, '../../../..');
  const sources = execFileSync('git', ['ls-files', '*/src/*.ts', '*/src/*.tsx'], { cwd: root })
    .toString()
    .trim()
    .split('\n')
    .filter((file) => !/[.]test[.]tsx?$/.test(file) && existsSync(path.join(root, file)));
  expect(
    sources.filter((file) => readFileSync(path.join(root, file), 'utf8').includes('Europe/Prague')),
  ).toEqual(['shared/i18n/src/format.ts', 'shared/lending/src/calendar-and-money/bank-day.ts']);
});
