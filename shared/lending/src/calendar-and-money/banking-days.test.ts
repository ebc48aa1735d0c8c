import bankingDays from '../../test-vectors/banking-days.json';
import easterSundays from '../../test-vectors/easter-sunday.json';
import publicHolidays from '../../test-vectors/public-holidays.json';
import {
  addBankingDays,
  easterSunday,
  isBankingDay,
  isPublicHoliday,
  nextOrSameBankingDay,
  previousOrSameBankingDay,
} from './banking-days';

it.each(bankingDays)('$id $input: $note', ({ input, expected }) => {
  expect({
    isBankingDay: isBankingDay(input),
    nextOrSame: nextOrSameBankingDay(input),
    previousOrSame: previousOrSameBankingDay(input),
    dayPlus1: addBankingDays(input, 1),
    dayPlus2: addBankingDays(input, 2),
  }).toEqual(expected);
});

it.each(easterSundays)('Easter Sunday of $year is $expected', ({ year, expected }) => {
  expect(easterSunday(year)).toBe(expected);
});

it.each(publicHolidays)('$year has these holidays and no others', ({ year, expected }) => {
  const first = Date.UTC(year, 0, 1);
  const days = Array.from({ length: 366 }, (_, index) =>
    new Date(first + index * 86_400_000).toISOString().slice(0, 10),
  );
  const ofYear = days.filter((day) => day.startsWith(String(year)));
  expect(ofYear.filter(isPublicHoliday)).toEqual(expected);
});

it('keeps Good Friday a working day before 2016', () => {
  expect(isBankingDay('2015-04-03')).toBe(true);
  expect(isBankingDay('2016-03-25')).toBe(false);
});
