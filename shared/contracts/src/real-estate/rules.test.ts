import { buildingPattern, cadastralAreaPattern, parcelPattern, unitPattern } from './rules';

it.each([
  ['727164', cadastralAreaPattern, true],
  ['600016', cadastralAreaPattern, true],
  ['72716', cadastralAreaPattern, false],
  ['72716A', cadastralAreaPattern, false],
  ['123', parcelPattern, true],
  ['123/4', parcelPattern, true],
  ['st. 56/2', parcelPattern, true],
  ['st.56', parcelPattern, true],
  ['123/', parcelPattern, false],
  ['0123', parcelPattern, false],
  ['123/4/5', parcelPattern, false],
  ['123456/1', parcelPattern, false],
  ['1234/56', unitPattern, true],
  ['1234', unitPattern, false],
  ['1234/0', unitPattern, false],
  ['č.p. 1540', buildingPattern, true],
  ['č.e. 12', buildingPattern, true],
  ['1540', buildingPattern, false],
])('%s by %s: %s', (text, pattern, isValid) => {
  expect(pattern.test(text)).toBe(isValid);
});
