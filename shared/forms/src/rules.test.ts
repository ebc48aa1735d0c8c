import {
  birthDate,
  birthNumber,
  birthNumberOfDate,
  birthNumberOfGender,
  documentCountry,
  documentNumber,
  email,
  mobilePhone,
  pastDate,
  postcode,
} from './rules';

const today = '2026-11-21';

it.each([
  ['a date of birth', birthDate(today), '2026-11-21', true],
  ['a date of birth', birthDate(today), '1850-01-01', true],
  ['a date of birth', birthDate(today), '1849-12-31', false],
  ['a date of birth', birthDate(today), '2026-11-22', false],
  ['a past date', pastDate(today), '2026-11-20', true],
  ['a past date', pastDate(today), '2026-11-21', false],
  ['an e-mail', email, 'jan.novak+banka@posta.example', true],
  ['an e-mail', email, 'jan.novak@posta', false],
  ['an e-mail', email, 'jan@novak@posta.example', false],
  ['an e-mail', email, 'jan novak@posta.example', false],
  ['a mobile number', mobilePhone, '601 123 456', true],
  ['a mobile number', mobilePhone, '+421 905 123 456', true],
  ['a mobile number', mobilePhone, '224 123 456', false],
  ['a postcode', postcode, '110 00', true],
  ['a postcode', postcode, '810 00', false],
  ['a birth number', birthNumber(today, 'warn'), '885404/3451', true],
  ['a birth number', birthNumber(today, 'warn'), '885404/3452', false],
] as const)('as %s %# %p passes: %p', (_name, [check], text, passes) => {
  expect(check(text)).toBe(passes);
});

const rules = [
  birthDate(today),
  pastDate(today),
  email,
  mobilePhone,
  postcode,
  birthNumber(today, 'refuse'),
];

it('what is not filled in passes every rule', () => {
  expect(rules.every(([check]) => check(''))).toBe(true);
});

it('a birth number of remainder 10 after 1985 is refused where the bank refuses it', () => {
  const [refuses] = birthNumber(today, 'refuse');
  const [warns] = birthNumber(today, 'warn');
  // 900101000 leaves 10 when it is divided by 11.
  const doubtful = Array.from({ length: 999 }, (_, serial) => 900_101_000 + serial).find(
    (number) => number % 11 === 10,
  );
  expect([refuses(`${doubtful}0`), warns(`${doubtful}0`)]).toEqual([false, true]);
});

it.each([
  ['8854043451', '1988-04-04', 'female', true, true],
  ['8854043451', '1988-04-05', 'female', false, true],
  ['8854043451', '1988-04-04', 'male', true, false],
  ['8854043451', '', undefined, true, true],
  ['', '1988-04-04', 'male', true, true],
] as const)(
  'the birth number %p of %p and %p fits the date: %p, the gender: %p',
  (number, dateOfBirth, gender, fitsDate, fitsGender) => {
    const born = { birthNumber: number, dateOfBirth, gender };
    expect(birthNumberOfDate(today)[0](born)).toBe(fitsDate);
    expect(birthNumberOfGender(today)[0](born)).toBe(fitsGender);
  },
);

it('a document fits its country and has a number of its kind', () => {
  expect(documentCountry[0]({ type: 'idCard', isoCode: 'SK' })).toBe(false);
  expect(documentCountry[0]({ type: 'passport', isoCode: 'SK' })).toBe(true);
  const idCard = { type: 'idCard', isoCode: 'CZ' } as const;
  expect(documentNumber[0]({ ...idCard, number: '12345678' })).toBe(false);
  expect(documentNumber[0]({ ...idCard, number: '123456789' })).toBe(true);
  expect(documentNumber[0]({ ...idCard, number: '' })).toBe(true);
});
