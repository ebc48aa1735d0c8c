import vectors from '../../test-vectors/birth-number.json';
import { birthNumberCheckDigit, formatBirthNumber, parseBirthNumber } from './birth-number';

const today = vectors.referenceDate;

/** Names of the vectors → ours. */
const reasons: Record<string, string> = {
  '9_digits_after_1953': 'nineDigitsAfter1953',
  overflow_month_before_2004: 'overflowMonthBefore2004',
  future_date: 'futureDate',
};
/** Policy: a bank asks, it does not refuse; see the last test. */
const warnedOnly = 'remainder_10_after_1985';

describe('parseBirthNumber', () => {
  it.each(vectors.valid)('$id accepts $input: $note', ({ input, expected }) => {
    expect(parseBirthNumber(input, today)).toEqual({
      valid: true,
      value: {
        digits: input.replace('/', ''),
        dateOfBirth: expected.birth_date,
        gender: expected.gender === 'M' ? 'male' : 'female',
      },
    });
  });

  it.each(vectors.invalid.filter(({ expected }) => expected.reason !== warnedOnly))(
    '$id refuses $input: $note',
    ({ input, expected }) => {
      expect(parseBirthNumber(input, today)).toEqual({
        valid: false,
        reason: reasons[expected.reason] ?? expected.reason,
      });
    },
  );

  it.each([
    ['', 'format'],
    ['/', 'format'],
    ['760715/32', 'length'],
    ['760700/3213', 'day'],
    ['760015/3213', 'month'],
    ['762115/3213', 'checksum'],
    ['７60715/3213', 'format'],
  ])('refuses %p as %s', (input, reason) => {
    expect(parseBirthNumber(input, today)).toEqual({ valid: false, reason });
  });

  it('ignores spaces of any kind', () => {
    expect(parseBirthNumber(' 760715\u00A0/ 3213', today)).toMatchObject({ valid: true });
  });

  it('warns of remainder 10 after 1985 and takes it before without a word', () => {
    expect(parseBirthNumber('860101/0100', today)).toMatchObject({
      valid: true,
      warning: 'remainderTenAfter1985',
    });
    expect(parseBirthNumber('700303/2070', today)).not.toHaveProperty('warning');
  });

  it('takes or refuses remainder 10 after 1985 as the bank has it', () => {
    const accepted = parseBirthNumber('860101/0100', today, 'accept');
    expect(accepted).toMatchObject({ valid: true });
    expect(accepted).not.toHaveProperty('warning');
    const refused = { valid: false, reason: 'checksum' };
    expect(parseBirthNumber('860101/0100', today, 'refuse')).toEqual(refused);
    expect(parseBirthNumber('700303/2070', today, 'refuse')).toMatchObject({ valid: true });
  });
});

it('computes the check digit of every valid ten-digit vector', () => {
  const tenDigits = vectors.valid
    .map(({ input }) => input.replace('/', ''))
    .filter((digits) => digits.length === 10);
  expect(tenDigits.map((digits) => birthNumberCheckDigit(digits.slice(0, 9)))).toEqual(
    tenDigits.map((digits) => Number(digits[9])),
  );
});

it('reads the date and gender back for every day since ten digits are given', () => {
  const wrong: string[] = [];
  const last = Date.parse(today);
  for (let time = Date.UTC(1954, 0, 1); time <= last; time += 86_400_000) {
    const dateOfBirth = new Date(time).toISOString().slice(0, 10);
    const [year = '', month = '', day = ''] = dateOfBirth.split('-');
    for (const [offset, gender] of [
      [0, 'male'],
      [50, 'female'],
    ] as const) {
      const shownMonth = String(Number(month) + offset).padStart(2, '0');
      const firstNine = `${year.slice(2)}${shownMonth}${day}123`;
      const digits = `${firstNine}${birthNumberCheckDigit(firstNine)}`;
      const result = parseBirthNumber(digits, today);
      if (
        !result.valid ||
        result.value.dateOfBirth !== dateOfBirth ||
        result.value.gender !== gender
      )
        wrong.push(digits);
    }
  }
  expect(wrong).toEqual([]);
});

it.each([
  ['8854043451', '885404/3451'],
  ['455509123', '455509/123'],
  ['4555', '4555'],
])('formats %s as %s', (digits, shown) => {
  expect(formatBirthNumber(digits)).toBe(shown);
});
