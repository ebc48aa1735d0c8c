import { birthDate } from './rules';

const [isBirthDate] = birthDate('2026-11-21');

it.each([
  ['', true],
  ['2026-11-21', true],
  ['1850-01-01', true],
  ['1849-12-31', false],
  ['2026-11-22', false],
])('a date of birth %p passes: %p', (date, passes) => {
  expect(isBirthDate(date)).toBe(passes);
});
