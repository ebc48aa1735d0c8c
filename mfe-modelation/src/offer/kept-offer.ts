import { serverNow } from '@advisor/api-client/server-clock';
import { bankDay } from '@advisor/lending/calendar-and-money/bank-day';
import { useMemo, useState } from 'react';

/** An offer that the screen was opened with. */
export interface KeptOffer {
  offerId: number;
  createdOn: string;
  /** `YYYY-MM-DD`, the last day. */
  validTo: string;
}

/** Whether the bank no longer stands by its terms. */
export const isExpired = ({ validTo }: Pick<KeptOffer, 'validTo'>): boolean =>
  validTo < bankDay(serverNow());

/** Whether what is shown is an offer whose terms the bank no longer stands by. */
export const isKeptExpired = ({ kept, keptState }: Keeping<KeptOffer>): boolean =>
  kept !== undefined && keptState === 'shown' && isExpired(kept);

/** How the numbers on the screen stand to the offer that it was opened with. */
export type KeptState =
  /** They are the offer's own. */
  | 'shown'
  /** The form asks for something else. */
  | 'changed'
  /** The advisor wants those by the rates of today. */
  | 'recalculated';

export interface Keeping<Offer extends KeptOffer> {
  kept: Offer | undefined;
  keptState: KeptState;
  /** Shows the same input by the rates of today. */
  recalculate: () => void;
  /** Undoes {@link recalculate}. */
  showKept: () => void;
}

/**
 * An offer is shown with the numbers that it was kept with, until its input changes or the advisor asks
 * for those of today.
 * @param kept undefined where the screen was opened without an offer
 * @param input what the form asks for
 * @param keptInput what the form would ask for as the offer was kept
 */
export function useKeeping<Offer extends KeptOffer>(
  kept: Offer | undefined,
  input: unknown,
  keptInput: unknown,
): Keeping<Offer> {
  const [recalculatedId, setRecalculatedId] = useState<number>();
  const isSameInput = useMemo(
    () => input !== undefined && JSON.stringify(input) === JSON.stringify(keptInput),
    [input, keptInput],
  );
  const keptState = !isSameInput
    ? 'changed'
    : kept?.offerId === recalculatedId
      ? 'recalculated'
      : 'shown';
  return useMemo(
    () => ({
      kept,
      keptState,
      recalculate: () => setRecalculatedId(kept?.offerId),
      showKept: () => setRecalculatedId(undefined),
    }),
    [kept, keptState],
  );
}
