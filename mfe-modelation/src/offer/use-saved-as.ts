import { useState } from 'react';
import type { OpenedView, OpenedOffer } from './opened-offer';
import type { Seen } from './use-save-offer';

/** An offer, and what it was saved with. */
export interface SavedAs {
  offerId: number;
  input: unknown;
  seen: Pick<Seen, 'interestRate' | 'amount'>;
}

const textOf = ({ input, seen: { interestRate, amount } }: Omit<SavedAs, 'offerId'>): string =>
  JSON.stringify([input, interestRate, amount]);

/**
 * Remembers the offer that the form was saved as last. It is the one on the screen only while input and
 * numbers are those it was saved with: other rates make another offer.
 */
export function useSavedAs() {
  const [saved, setSaved] = useState<SavedAs>();
  /** @returns the offer whose numbers are shown; undefined while they are saved in none */
  const savedIdOf = (
    shown: Omit<SavedAs, 'offerId'> | undefined,
    { opened, openedState }: OpenedView<OpenedOffer>,
  ): number | undefined => {
    if (opened && openedState === 'shown') return opened.offerId;
    // By the rates of today it is another offer, with a guarantee of its own.
    const isRecalculated = openedState === 'recalculated' && saved?.offerId === opened?.offerId;
    if (!saved || !shown || isRecalculated) return undefined;
    return textOf(saved) === textOf(shown) ? saved.offerId : undefined;
  };
  return { savedIdOf, setSaved };
}
