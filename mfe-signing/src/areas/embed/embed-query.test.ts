import { parseEmbedQuery, readFragmentCode } from './embed-query';

const valid = { processType: 'MSC', org: '0100', documentExternalId: 'EP-000123' };

it('reads the document to sign', () => {
  expect(parseEmbedQuery(`?${new URLSearchParams(valid)}`)).toEqual(valid);
  expect(parseEmbedQuery(`?${new URLSearchParams({ ...valid, processType: 'STANDARD' })}`)).toEqual(
    { ...valid, processType: 'STANDARD' },
  );
});

it.each([
  { processType: 'OTHER' },
  { processType: '' },
  { org: '' },
  { org: '../x' },
  { org: 'x'.repeat(51) },
  { documentExternalId: ' ' },
  { documentExternalId: 'x'.repeat(101) },
])('refuses %j', (change) => {
  expect(parseEmbedQuery(`?${new URLSearchParams({ ...valid, ...change })}`)).toBeUndefined();
});

it.each([
  ['#code=abc', 'abc'],
  ['#a=1&code=a%2Bb', 'a+b'],
  ['#', undefined],
  ['', undefined],
])('the code in %p is %p', (hash, code) => {
  expect(readFragmentCode(hash)).toBe(code);
});
