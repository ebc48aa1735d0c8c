/** Looks for byte sequences in a content that comes piece by piece. */
export interface Finder {
  look(piece: Uint8Array): void;
  /** Whether the sequence of this index has come, also across pieces. */
  found(index: number): boolean;
}

export function createFinder(sequences: readonly Buffer[]): Finder {
  const found = sequences.map(() => false);
  const overlap = Math.max(...sequences.map(({ length }) => length)) - 1;
  let tail = Buffer.alloc(0);
  return {
    look(piece) {
      const seen = Buffer.concat([tail, piece]);
      for (const [index, sequence] of sequences.entries()) found[index] ||= seen.includes(sequence);
      tail = Buffer.from(seen.subarray(Math.max(0, seen.length - overlap)));
    },
    found: (index) => found[index] ?? false,
  };
}
