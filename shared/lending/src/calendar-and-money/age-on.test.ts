import { ageOn } from './calendar';

it.each([
  ['2026-11-21', '2008-11-21', 18],
  ['2026-11-20', '2008-11-21', 17],
  ['2026-02-28', '2008-02-29', 17],
  ['2026-03-01', '2008-02-29', 18],
])('on %s somebody born on %s is %d', (day, dateOfBirth, age) => {
  expect(ageOn(day, dateOfBirth)).toBe(age);
});
