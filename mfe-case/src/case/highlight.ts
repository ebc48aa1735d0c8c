/** Half-open range of UTF-16 indices. */
export type TextRange = readonly [start: number, end: number];

/** Lower case without diacritics, as the server's search key; one result per character of the text. */
const fold = (character: string): string =>
  character
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/**
 * Where the words of a search occur in a text, diacritics and case ignored; sorted, not overlapping.
 * @example highlightRanges('Černý Jiří', 'jiri cern') // [[0, 4], [6, 10]]
 */
export function highlightRanges(text: string, searchTerm: string): TextRange[] {
  const words = searchTerm
    .split(/\s+/)
    .map(fold)
    .filter((word) => word !== '');
  if (words.length === 0) return [];

  // A folded character can be longer or shorter than the original: remember where each came from.
  const origin: number[] = [];
  let folded = '';
  let index = 0;
  for (const character of text) {
    const key = fold(character);
    folded += key;
    for (let part = 0; part < key.length; part += 1) origin.push(index);
    index += character.length;
  }
  origin.push(text.length);

  const found: [number, number][] = [];
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      found.push([origin[at]!, origin[at + word.length]!]);
    }
  }
  return mergeRanges(found);
}

function mergeRanges(ranges: [number, number][]): TextRange[] {
  const merged: [number, number][] = [];
  for (const [start, end] of ranges.toSorted((one, other) => one[0] - other[0])) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}
