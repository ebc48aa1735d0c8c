import { z } from 'zod';

/** A coded value of the bank: its code (most are numbers) and its Czech name. */
export interface CodebookEntry {
  code: number | string;
  name: string;
}
export type Codebook = Record<string, CodebookEntry>;
export type CodeOf<C extends Codebook> = C[keyof C]['code'];

/** Schema that accepts exactly the codes of a codebook; OpenAPI shows their keys and names. */
export function codeSchema<const C extends Codebook>(codebook: C) {
  const entries = Object.values(codebook);
  return z.literal(entries.map((entry) => entry.code) as CodeOf<C>[]).meta({
    'x-enum-varnames': Object.keys(codebook),
    'x-enum-descriptions': entries.map((entry) => entry.name),
  });
}
