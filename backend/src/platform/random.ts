/** Numbers that look random and are the same for the same seed (mulberry32). */
export interface Random {
  /** From 0, below 1. */
  next(): number;
  /** Whole number, both ends included. */
  int(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Like `pick`, the sooner in the list the likelier. */
  pickEarly<T>(list: readonly T[]): T;
}

/** Each thing of each kind has numbers of its own, so that no row depends on those before it. */
export function randomFor(kind: string, index: number): Random {
  let state = seedOf(kind, index);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (probability) => next() < probability,
    pick: (list) => at(list, next()),
    pickEarly: (list) => at(list, next() ** 1.3),
  };
}

/** @param position from 0, below 1 */
function at<T>(list: readonly T[], position: number): T {
  const found = list[Math.floor(position * list.length)];
  if (found === undefined) throw new RangeError('nothing to pick from');
  return found;
}

/** FNV-1a over the kind, then spread by the index. */
function seedOf(kind: string, index: number): number {
  let hash = 0x811c9dc5;
  for (const character of kind) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return Math.imul(hash ^ index, 0x9e3779b1) ^ (index >>> 3);
}
