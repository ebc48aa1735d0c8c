import {
  accountMask,
  birthNumberMask,
  caretAfterMask,
  phoneMask,
  postcodeMask,
  type Mask,
} from './masks';

const cases: [name: string, mask: Mask, typed: string, shown: string][] = [
  ['birth number', birthNumberMask, '8501', '8501'],
  ['birth number', birthNumberMask, '8501011234', '850101/1234'],
  ['birth number', birthNumberMask, '850101/1234', '850101/1234'],
  ['birth number', birthNumberMask, ' 850101 / 1234 ', '850101/1234'],
  ['birth number', birthNumberMask, '520101/123', '520101/123'],
  ['birth number', birthNumberMask, '850101/', '850101/'],
  ['birth number', birthNumberMask, '850101', '850101'],
  ['birth number', birthNumberMask, '850101/12345', '850101/1234'],
  ['postcode', postcodeMask, '11000', '110 00'],
  ['postcode', postcodeMask, '110 00 Praha', '110 00'],
  ['postcode', postcodeMask, '110', '110'],
  ['phone', phoneMask, '777123456', '777 123 456'],
  ['phone', phoneMask, '+420777123456', '+420 777 123 456'],
  ['phone', phoneMask, '00420 777 123 456', '+420 777 123 456'],
  ['phone', phoneMask, '7771234567', '777 123 456'],
  ['phone', phoneMask, '+', '+'],
  ['account', accountMask, '19-2000145399/0800', '19-2000145399/0800'],
  ['account', accountMask, ' 19 – 2000145399 / 0800 ', '19-2000145399/0800'],
  ['account', accountMask, '2000145399', '2000145399'],
  ['account', accountMask, '2000145399/', '2000145399/'],
  ['account', accountMask, '19-', '19-'],
  ['account', accountMask, '1-2-3/08/00', '1-23/0800'],
  ['account', accountMask, '123456789012/01001', '1234567890/0100'],
  ['nothing', accountMask, '', ''],
  ['nothing', phoneMask, 'abc', ''],
];

it.each(cases)('%s: %p of "%s"', (_name, mask, typed, shown) => {
  expect(mask(typed)).toBe(shown);
  expect(mask(shown)).toBe(shown);
});

it.each([
  // A digit typed in the middle keeps the caret behind itself.
  ['8501019/1234', 7, '850101/9123', 8],
  ['850101/1234', 11, '850101/1234', 11],
  ['85010112', 8, '850101/12', 9],
  ['11000', 3, '110 00', 3],
  ['x1', 1, '1', 0],
])('puts the caret of "%s" at %d into "%s" at %d', (before, caret, masked, expected) => {
  expect(caretAfterMask(before, caret, masked)).toBe(expected);
});
