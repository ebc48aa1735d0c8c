import { useState } from 'react';
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
export function useSavedAs(initial: SavedAs | undefined) {
  const [saved, setSaved] = useState(initial);
  const savedIdOf = (shown: Omit<SavedAs, 'offerId'> | undefined): number | undefined =>
    saved && shown && textOf(saved) === textOf(shown) ? saved.offerId : undefined;
  return { savedIdOf, setSaved };
}
