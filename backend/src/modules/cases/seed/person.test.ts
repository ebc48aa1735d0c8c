import { hasAccountChecksum } from '@advisor/lending/identifiers/bank-account';
import { parseBirthNumber } from '@advisor/lending/identifiers/birth-number';
import { parseMobilePhone } from '@advisor/lending/identifiers/mobile-phone';
import { parsePostcode } from '@advisor/lending/identifiers/postcode';
import { accountNumberFrom } from './bank-account';
import { personAt } from './person';
import { surnames } from './person-names';
import { towns } from '../../../seed/towns';

const today = '2026-11-20';
/** Many in a row, some at the far end, some born on one day. */
const indexes = [
  ...Array.from({ length: 3_000 }, (_, index) => index),
  ...Array.from({ length: 195 }, (_, block) => (block + 1) * 15_300 + 5),
  3_000_000,
];

describe('seeded people', () => {
  const people = indexes.map((index) => personAt(index));

  it('have birth numbers that tell their birth and sex', () => {
    const wrong = people.filter(({ birthNumber, dateOfBirth, isMale }) => {
      if (birthNumber === null) return false;
      const result = parseBirthNumber(birthNumber, today);
      return (
        !result.valid ||
        result.warning !== undefined ||
        result.value.dateOfBirth !== dateOfBirth ||
        (result.value.gender === 'male') !== isMale
      );
    });
    expect(wrong).toEqual([]);
  });

  it('share no birth number', () => {
    const numbers = people.flatMap(({ birthNumber }) => birthNumber ?? []);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('are foreigners without one now and then', () => {
    const without = people.filter(({ birthNumber }) => birthNumber === null).length;
    expect(without / people.length).toBeGreaterThan(0.02);
    expect(without / people.length).toBeLessThan(0.06);
  });

  it('are grown up and have a valid phone, postcode and address for mail', () => {
    for (const { dateOfBirth, phoneNumber, permanentAddress, emailAddress } of people) {
      expect(dateOfBirth < '2008-11-20').toBe(true);
      expect(parseMobilePhone(phoneNumber)).toBe(phoneNumber);
      expect(parsePostcode(permanentAddress.postcode)).toBe(permanentAddress.postcode);
      expect(emailAddress).toMatch(/^[a-z]+\.[a-z]+\d+@[a-z]+\.(example|org)$/);
    }
  });

  it('are the same each time', () => {
    expect(personAt(42)).toEqual(personAt(42));
  });

  it('share the surname with a spouse of the other sex', () => {
    const debtor = personAt(30);
    const spouse = personAt(31, debtor);
    expect(spouse.isMale).toBe(!debtor.isMale);
    expect(spouse.lastName).toBe(debtor.surname?.[spouse.isMale ? 0 : 1]);
  });
});

test('no town and no surname stands in its list twice', () => {
  expect(new Set(towns.map(({ postcode }) => postcode)).size).toBe(towns.length);
  expect(new Set(surnames.map(([male]) => male)).size).toBe(surnames.length);
});

test('account numbers pass the check and neighbours differ', () => {
  const numbers = Array.from({ length: 2_000 }, (_, index) =>
    accountNumberFrom(1_150_000 + 2 * index),
  );
  expect(numbers.every(hasAccountChecksum)).toBe(true);
  expect(new Set(numbers).size).toBe(numbers.length);
});
