import { createSealer } from './sealer';

/** Keeps birth numbers: nobody reads them from the database, only an exact one can be looked for. */
export interface BirthNumberVault {
  /** Encrypts; the same number gives another text each time. */
  seal(birthNumber: string): string;
  /** @throws when the text was changed or another key sealed it */
  open(sealed: string): string;
  /** Keyed hash: the same for the same number, useless without the key. */
  index(birthNumber: string): string;
}

/** @param dataKey 32 bytes */
export function createBirthNumberVault(dataKey: Buffer): BirthNumberVault {
  const { seal, open, hash } = createSealer(dataKey, 'birth number');
  return { seal, open, index: hash };
}
