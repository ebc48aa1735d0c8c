/** A digit written over another one in an amount of seven digits, grouped by threes. */
export interface AmountKey {
  /** Of the caret in what the field shows, `3 000 000`. */
  position: number;
  digit: string;
}

const hundredThousands = 2;
const tenThousands = 3;

/**
 * Keys after each of which the amount is one that was not there before: digits of a reflected Gray
 * code, in which each number differs from the one before by a single digit.
 * @param count at most 99
 */
export const amountKeys = (count: number): AmountKey[] =>
  Array.from({ length: count }, (_, before) => {
    const [tens, ones] = [Math.floor((before + 1) / 10), (before + 1) % 10];
    if (ones === 0) return { position: hundredThousands, digit: String(tens) };
    return { position: tenThousands, digit: String(tens % 2 === 0 ? ones : 9 - ones) };
  });
