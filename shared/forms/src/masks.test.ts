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
  ['birth number', birthNumberMask, '850101/1234\u200E', '850101/1234'],
  ['birth number', birthNumberMask, '520101/123', '520101/123'],
  ['birth number', birthNumberMask, '850101/', '850101/'],
  ['birth number', birthNumberMask, '850101', '850101'],
  ['birth number', birthNumberMask, '955505/33345', '955505/33345'],
  ['birth number', birthNumberMask, '850101/1234 Jana', '850101/1234 Jana'],
  ['postcode', postcodeMask, '11000', '110 00'],
  ['postcode', postcodeMask, '110\u00A000', '110 00'],
  ['postcode', postcodeMask, '110 00 Praha', '110 00 Praha'],
  ['postcode', postcodeMask, '110001', '110001'],
  ['postcode', postcodeMask, '110', '110'],
  ['phone', phoneMask, '777123456', '777 123 456'],
  ['phone', phoneMask, '777.123.456', '777 123 456'],
  ['phone', phoneMask, '777-123-456', '777 123 456'],
  ['phone', phoneMask, '+420777123456', '+420 777 123 456'],
  ['phone', phoneMask, '420777123456', '+420 777 123 456'],
  ['phone', phoneMask, '421905123456', '+421 905 123 456'],
  ['phone', phoneMask, '(+420) 777 123 456', '+420 777 123 456'],
  ['phone', phoneMask, '\u202A+420 777 123 456\u202C', '+420 777 123 456'],
  ['phone', phoneMask, '00420 777 123 456', '+420 777 123 456'],
  ['phone', phoneMask, '777 123 456 789', '777 123 456 789'],
  ['phone', phoneMask, '777 123 456 kl. 12', '777 123 456 kl. 12'],
  ['phone', phoneMask, '+', '+'],
  ['account', accountMask, '19-2000145399/0800', '19-2000145399/0800'],
  ['account', accountMask, ' 19 – 2000145399 / 0800 ', '19-2000145399/0800'],
  ['account', accountMask, '19\u20112000000800/0800', '19-2000000800/0800'],
  ['account', accountMask, '19\u22122000145399/0800', '19-2000145399/0800'],
  ['account', accountMask, 'CZ65 0800 0000 1920 0014 5399', '19-2000145399/0800'],
  ['account', accountMask, 'CZ6508000000192000145399', '19-2000145399/0800'],
  ['account', accountMask, 'CZ66 0800 0000 1920 0014 5399', 'CZ66 0800 0000 1920 0014 5399'],
  ['account', accountMask, 'SK3112000000198742637541', 'SK3112000000198742637541'],
  ['account', accountMask, '0000192000145399/0800', '19-2000145399/0800'],
  ['account', accountMask, '2000145399', '2000145399'],
  ['account', accountMask, '2000145399/', '2000145399/'],
  ['account', accountMask, '19-', '19-'],
  ['account', accountMask, '1-2-3/08/00', '1-2-3/08/00'],
  ['account', accountMask, '123456789012/01001', '123456789012/01001'],
  ['nothing', accountMask, '', ''],
  ['letters', phoneMask, 'abc', 'abc'],
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
  ['CZ65 0800x', 4, 'CZ65 0800x', 4],
])('puts the caret of "%s" at %d into "%s" at %d', (before, caret, masked, expected) => {
  expect(caretAfterMask(before, caret, masked)).toBe(expected);
});
