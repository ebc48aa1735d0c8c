import type { Codebook } from './codebook';

/** Czech name of a code; the code itself when the codebook does not know it. */
export function codeName(codebook: Codebook, code: number | string): string {
  return Object.values(codebook).find((entry) => entry.code === code)?.name ?? String(code);
}
