import { femaleNames, maleNames, surnames } from '../../modules/cases/seed/person-names';
import { czechSortKey } from './czech-sort-key';

const byKey = (one: string, other: string) => {
  const [first, second] = [czechSortKey(one), czechSortKey(other)];
  if (first === second) return 0;
  return Buffer.compare(Buffer.from(first), Buffer.from(second));
};

describe('czechSortKey', () => {
  test.each([
    { name: 'č after every c', words: ['Cyril', 'Czerny', 'Čadek', 'Dan'] },
    { name: 'ch after every h', words: ['Hajek', 'Hynek', 'Chalupa', 'Chytil', 'Ivan'] },
    { name: 'ř, š and ž are letters', words: ['Ruzek', 'Řada', 'Suk', 'Šada', 'Zub', 'Žák'] },
    { name: 'accents decide last', words: ['Novak', 'Novák', 'Novakova', 'Nováková'] },
    { name: 'the word that ends comes first', words: ['Nova Zuzana', 'Novak Adam'] },
    { name: 'case does not matter', words: ['adam', 'Adéla', 'ADRIAN'] },
  ])('$name', ({ words }) => {
    expect(words.toReversed().toSorted(byKey)).toEqual(words);
  });

  it('orders the names of the seed as the Czech collation does', () => {
    const names = [...maleNames, ...femaleNames, ...surnames.flat()];
    const { compare } = new Intl.Collator('cs');
    expect([...names].toSorted(byKey)).toEqual([...names].toSorted(compare));
  });

  it('compares the last name before the first', () => {
    const keys = [
      czechSortKey('Novák', 'Adam'),
      czechSortKey('Novák', 'Žigmund'),
      czechSortKey('Nováková', 'Adéla'),
    ];
    expect(keys.toReversed().toSorted()).toEqual(keys);
  });
});
