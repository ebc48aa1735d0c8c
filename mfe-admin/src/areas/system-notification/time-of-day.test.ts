import { completeTime, instantOf, timeMask } from './time-of-day';

it.each([
  ['1405', '14:05'],
  ['930', '9:30'],
  ['9.30', '9:30'],
  ['14:5', '14:5'],
  ['14 05', '14:05'],
  ['2', '2'],
  ['14:05 h', '14:05'],
])('shapes %s as %s, and once more alike', (typed, shown) => {
  expect(timeMask(typed)).toBe(shown);
  expect(timeMask(shown)).toBe(shown);
});

it.each([
  ['9', '09:00'],
  ['9:30', '09:30'],
  ['14:05', '14:05'],
  ['14:5', '14:5'],
  ['', ''],
])('completes %j to %j', (typed, left) => {
  expect(completeTime(typed)).toBe(left);
});

it.each([
  ['in winter', '2026-12-01', '22:00', '2026-12-01T21:00:00.000Z'],
  ['in summer', '2026-07-01', '00:00', '2026-06-30T22:00:00.000Z'],
  ['before clocks go forward', '2027-03-28', '01:30', '2027-03-28T00:30:00.000Z'],
  ['after it', '2027-03-28', '03:30', '2027-03-28T01:30:00.000Z'],
  ['before clocks go back', '2026-10-25', '01:30', '2026-10-24T23:30:00.000Z'],
  ['in the hour that comes twice', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['after it', '2026-10-25', '03:30', '2026-10-25T02:30:00.000Z'],
])('finds the instant of a time of Prague %s', (_name, day, time, instant) => {
  expect(instantOf(day, time)?.toISOString()).toBe(instant);
});

it('finds none for an hour that is left out', () => {
  expect(instantOf('2027-03-28', '02:30')).toBeUndefined();
});
