import type { Codebook } from '../codebook';

/* Sales arrangements beyond their types and states: pure data. */

export const scoringResult = {
  ok: { code: 501, name: 'Vyhovuje' },
  rejected: { code: 502, name: 'Nevyhovuje' },
} as const satisfies Codebook;
