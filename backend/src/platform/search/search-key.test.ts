import { caseSearchKey, containing, searchKey, searchWords, startingWith } from './search-key';

describe('searchKey', () => {
  test.each([
    ['Nováková', 'novakova'],
    ['ŠŤASTNÝ', 'stastny'],
    ['Růžička', 'ruzicka'],
    ['Nguyễn Đức', 'nguyen duc'],
    ['Łukasz Weiß', 'lukasz weiss'],
    ['O’Connor', "o'connor"],
    // The same letter, written as a letter and a mark.
    ['Nova\u0301k', 'novak'],
    ['  Jan \u00A0 Novák\t', 'jan novak'],
    ['', ''],
  ])('%j is compared as %j', (text, key) => expect(searchKey(text)).toBe(key));

  it('does not change what is a key already', () => {
    const key = searchKey('Příliš žluťoučký kůň úpěl ďábelské ódy');
    expect(searchKey(key)).toBe(key);
  });
});

test('a case is found by its client, its number and its contract', () => {
  const subject = { firstName: 'Jiří', lastName: 'Černý', caseId: 3000001 };
  expect(caseSearchKey({ ...subject, contractNumber: '20251234567' })).toBe(
    'cerny jiri 3000001 20251234567',
  );
  expect(caseSearchKey({ ...subject, contractNumber: null })).toBe('cerny jiri 3000001');
});

test('words are what stands between spaces', () => {
  expect(searchWords('  Jan   NOVÁK ')).toEqual(['jan', 'novak']);
  expect(searchWords(' ')).toEqual([]);
  expect(searchWords(undefined)).toEqual([]);
});

test('wildcards that are typed are letters', () => {
  expect(containing('100%_\\')).toBe('%100\\%\\_\\\\%');
  expect(startingWith('a_b')).toBe('a\\_b%');
});
