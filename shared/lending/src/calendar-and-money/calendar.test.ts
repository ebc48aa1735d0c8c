import { addDays, addMonths, addYears, checkDay, eachDay, isDay } from './calendar';
import { LendingError } from './lending-error';

it.each([
  ['addDays', () => addDays('9999-12-31', 1)],
  ['addDays', () => addDays('1000-01-01', -1)],
  ['addDays', () => addDays('no day', 1)],
  ['addMonths', () => addMonths('9999-12-31', 1)],
  ['addMonths', () => addMonths('1000-01-31', -1)],
  ['addMonths', () => addMonths('no day', 1)],
  ['addYears', () => addYears('9999-02-28', 1)],
])('%s makes no year of other than four digits', (_name, made) => {
  expect(made).toThrow(LendingError);
});

it('adds up to the edges', () => {
  expect(addDays('9999-12-30', 1)).toBe('9999-12-31');
  expect(addMonths('9999-11-30', 1, 31)).toBe('9999-12-31');
  expect(addMonths('1000-02-28', -1)).toBe('1000-01-28');
});

it('goes through days, both ends included', () => {
  expect([...eachDay('2024-02-28', '2024-03-01')]).toEqual([
    '2024-02-28',
    '2024-02-29',
    '2024-03-01',
  ]);
  expect([...eachDay('2026-01-01', '2026-01-01')]).toEqual(['2026-01-01']);
  expect([...eachDay('2026-01-02', '2026-01-01')]).toEqual([]);
});

it('ends at the last day of four digits', () => {
  expect([...eachDay('9999-12-30', '9999-12-31')]).toEqual(['9999-12-30', '9999-12-31']);
});

it.each([
  ['1800-01-01', true],
  ['2200-12-31', true],
  ['1799-12-31', false],
  ['2201-01-01', false],
  ['2026-02-29', false],
  ['2024-02-29', true],
  ['+010000-01', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

it.each(['1899-12-31', '2101-01-01', '9999-12-31', ''])('calculates nothing from %s', (day) => {
  expect(() => checkDay('date', day)).toThrow('date: notADate');
});
