import { searchKey } from './search-key';

/** Letters of their own in the Czech alphabet; `~` sorts after every Latin letter. */
const ownLetters: Record<string, string> = {
  č: 'c~',
  ř: 'r~',
  š: 's~',
  ž: 'z~',
  ch: 'h~',
};

/** Marks that decide only between otherwise equal words, in their order. */
const marks: Record<string, string> = {
  á: '1',
  é: '1',
  í: '1',
  ó: '1',
  ú: '1',
  ý: '1',
  ď: '2',
  ě: '2',
  ň: '2',
  ť: '2',
  ů: '3',
};

const letters = (word: string) => word.match(/ch|./gu) ?? [];
const end = '\u0001';

/** The letter in the alphabet, and its mark where it is the same letter as another. */
function weigh(letter: string): readonly [alphabet: string, mark: string] {
  if (letter >= 'a' && letter <= 'z' && letter.length === 1) return [letter, '0'];
  const own = ownLetters[letter];
  if (own !== undefined) return [own, '0'];
  const base = searchKey(letter) || letter;
  return [base, marks[letter] ?? (base === letter ? '0' : '4')];
}

function wordKey(text: string): string {
  const word = text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[\s-]+/g, ' ')
    .trim();
  const weights = letters(word).map(weigh);
  const alphabet = weights.map(([letter]) => letter).join('');
  const accents = weights.map(([, mark]) => mark).join('');
  return `${alphabet}${end}${accents.replace(/0+$/, '')}${end}`;
}

/**
 * A key whose byte order is the order of the Czech alphabet (ČSN 97 6030): č, ch, ř, š, ž are
 * letters of their own, other marks count only between equal words. The databases that we run on do
 * not all have a Czech collation, and an index needs the same order everywhere.
 *
 * @param parts compared one after another, for example last name and first name
 */
export const czechSortKey = (...parts: string[]): string => parts.map(wordKey).join('');
