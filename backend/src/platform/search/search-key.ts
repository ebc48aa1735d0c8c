/** Letters that do not fall apart into a base letter and a mark. */
const wholeLetters: Record<string, string> = {
  đ: 'd',
  ł: 'l',
  ø: 'o',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  '’': "'",
};

/**
 * A text as the search compares it: lower case, without diacritics, single spaces. The one function
 * for what is stored and for what is asked.
 */
export function searchKey(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đłøıßæœ’]/g, (letter) => wholeLetters[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

/** What a search over cases looks into. */
export function caseSearchKey(subject: {
  firstName: string;
  lastName: string;
  caseId: number;
  contractNumber?: string | null;
}): string {
  const { firstName, lastName, caseId, contractNumber } = subject;
  return searchKey([lastName, firstName, caseId, contractNumber ?? ''].join(' '));
}

/** The words of a search; each must be found. */
export function searchWords(term: string | undefined): string[] {
  return searchKey(term ?? '')
    .split(' ')
    .filter((word) => word !== '');
}

const escapeLike = (word: string) => word.replace(/[\\%_]/g, String.raw`\$&`);

/** LIKE pattern for a word anywhere; wildcards that the user typed are letters. */
export const containing = (word: string) => `%${escapeLike(word)}%`;

/** LIKE pattern for a beginning. */
export const startingWith = (word: string) => `${escapeLike(word)}%`;
