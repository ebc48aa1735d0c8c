import { z } from 'zod';

/** A coded value of the bank: its code (most are numbers) and its Czech name. */
export interface CodebookEntry {
  code: number | string;
  name: string;
}
export type Codebook = Record<string, CodebookEntry>;
export type CodeOf<C extends Codebook> = C[keyof C]['code'];

/** Schema that accepts exactly the codes of a codebook. */
export function codeSchema<const C extends Codebook>(codebook: C) {
  const codes = Object.values(codebook).map((entry) => entry.code) as CodeOf<C>[];
  return z.literal(codes);
}
