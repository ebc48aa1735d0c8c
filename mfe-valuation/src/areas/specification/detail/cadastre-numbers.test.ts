import { numbersIn, numbersText, twiceIn } from './cadastre-numbers';

it.each([
  ['123/4, 56', ['123/4', '56']],
  ['st.  56/2;57\n58', ['st. 56/2', '57', '58']],
  [' , ', []],
  ['56, 56', ['56']],
])('reads numbers in %j', (text, numbers) => {
  expect(numbersIn(text)).toEqual(numbers);
});

it('finds what is written twice', () => {
  expect(twiceIn('1234/56, 1234/57, 1234/56')).toBe('1234/56');
  expect(twiceIn('1234/56, 1234/57')).toBeUndefined();
});

it('shows them as they may be typed', () => {
  expect(numbersIn(numbersText(['123/4', '56']))).toEqual(['123/4', '56']);
});
