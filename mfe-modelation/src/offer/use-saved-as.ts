import { useState } from 'react';
import type { Keeping, KeptOffer } from './kept-offer';
import type { Seen } from './use-save-offer';

/** An offer, and what it was kept with. */
export interface SavedAs {
  offerId: number;
  input: unknown;
  seen: Pick<Seen, 'interestRate' | 'amount'>;
}

const textOf = ({ input, seen: { interestRate, amount } }: Omit<SavedAs, 'offerId'>): string =>
  JSON.stringify([input, interestRate, amount]);

/**
 * Remembers the offer that the form was kept as last. It is the one on the screen only while input and
 * numbers are those it was kept with: other rates make another offer.
 */
export function useSavedAs() {
  const [saved, setSaved] = useState<SavedAs>();
  /** @returns the offer whose numbers are shown; undefined while they are kept in none */
  const savedIdOf = (
    shown: Omit<SavedAs, 'offerId'> | undefined,
    { kept, keptState }: Keeping<KeptOffer>,
  ): number | undefined => {
    if (kept && keptState === 'shown') return kept.offerId;
    // By the rates of today it is another offer, with a guarantee of its own.
    const isRecalculated = keptState === 'recalculated' && saved?.offerId === kept?.offerId;
    if (!saved || !shown || isRecalculated) return undefined;
    return textOf(saved) === textOf(shown) ? saved.offerId : undefined;
  };
  return { savedIdOf, setSaved };
}
