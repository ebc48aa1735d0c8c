import { isDocumentNumber, isIssuedBy } from './id-document';

it.each([
  ['idCard', 'CZ', true],
  ['idCard', 'SK', false],
  ['passport', 'CZ', true],
  ['passport', 'VN', true],
  ['residencePermit', 'CZ', true],
  ['residencePermit', 'DE', false],
  ['foreignIdCard', 'CZ', false],
  ['foreignIdCard', 'SK', true],
  ['foreignIdCard', 'CH', true],
  ['foreignIdCard', 'UA', false],
] as const)('a %s of %s is taken: %p', (type, country, isTaken) => {
  expect(isIssuedBy(type, country)).toBe(isTaken);
});

it.each([
  ['123456789', 'idCard', 'CZ', true],
  ['123 456 789', 'idCard', 'CZ', true],
  ['12345678', 'idCard', 'CZ', false],
  ['AB123456', 'idCard', 'CZ', false],
  ['12345678', 'passport', 'CZ', true],
  ['123456789', 'passport', 'CZ', false],
  ['b9 12345', 'passport', 'VN', true],
  ['HA123456', 'foreignIdCard', 'SK', true],
  ['12', 'foreignIdCard', 'SK', false],
  ['AB-12345', 'residencePermit', 'CZ', false],
] as const)('the number %p of a %s of %s: %p', (number, type, country, isNumber) => {
  expect(isDocumentNumber(number, type, country)).toBe(isNumber);
});
