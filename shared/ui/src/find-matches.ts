interface TextPart {
  part: string;
  /** Index in the text. */
  start: number;
  isMatch: boolean;
}

/** Lower case without diacritics. One character in, one out, so that positions in the folded text are those of the original. */
export const foldText = (text: string): string =>
  text
    // Only letters beyond ASCII have something to lose; lists of thousands are folded with each key.
    .replace(
      /[\u0080-\uffff]/g,
      (char) => char.normalize('NFD').charAt(0).toLowerCase().charAt(0) || char,
    )
    .replace(/[A-Z]/g, (char) => char.toLowerCase());

/** Cuts a text at the searched words; case and diacritics are ignored on both sides. */
export function findMatches(text: string, query: string): TextPart[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0 || text === '') return [{ part: text, start: 0, isMatch: false }];
  const folded = foldText(text);
  if (!words.some((word) => folded.includes(word)))
    return [{ part: text, start: 0, isMatch: false }];
  const isMarked = Array.from({ length: text.length }, () => false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + 1)) {
      isMarked.fill(true, at, at + word.length);
    }
  }
  const parts: TextPart[] = [];
  for (const [index, isMatch] of isMarked.entries()) {
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.part += text.charAt(index);
    else parts.push({ part: text.charAt(index), start: index, isMatch });
  }
  return parts;
}
