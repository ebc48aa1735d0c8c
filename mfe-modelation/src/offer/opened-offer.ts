import { serverNow } from '@advisor/api-client/server-clock';
import { bankDay } from '@advisor/lending/calendar-and-money/bank-day';
import { useMemo, useState } from 'react';

/** An offer that the screen was opened with. */
export interface OpenedOffer {
  offerId: number;
  createdOn: string;
  /** `YYYY-MM-DD`, the last day. */
  validTo: string;
}

/** Whether the bank no longer stands by its terms. */
export const isExpired = ({ validTo }: Pick<OpenedOffer, 'validTo'>): boolean =>
  validTo < bankDay(serverNow());

/** Whether what is shown is an offer whose terms the bank no longer stands by. */
export const isOpenedExpired = ({ opened, openedState }: OpenedView<OpenedOffer>): boolean =>
  opened !== undefined && openedState === 'shown' && isExpired(opened);

/** How the numbers on the screen stand to the offer that it was opened with. */
export type OpenedState =
  /** They are the offer's own. */
  | 'shown'
  /** The form asks for something else. */
  | 'changed'
  /** The advisor wants those by the rates of today. */
  | 'recalculated';

export interface OpenedView<Offer extends OpenedOffer> {
  opened: Offer | undefined;
  openedState: OpenedState;
  /** Shows the same input by the rates of today. */
  recalculate: () => void;
  /** Undoes {@link recalculate}. */
  showOpened: () => void;
}

/**
 * An offer is shown with the numbers that it was saved with, until its input changes or the advisor asks
 * for those of today.
 * @param opened undefined where the screen was opened without an offer
 * @param input what the form asks for
 * @param openedInput what the form would ask for as the offer was saved
 */
export function useOpenedView<Offer extends OpenedOffer>(
  opened: Offer | undefined,
  input: unknown,
  openedInput: unknown,
): OpenedView<Offer> {
  const [recalculatedId, setRecalculatedId] = useState<number>();
  const isSameInput = useMemo(
    () => input !== undefined && JSON.stringify(input) === JSON.stringify(openedInput),
    [input, openedInput],
  );
  const openedState = !isSameInput
    ? 'changed'
    : opened?.offerId === recalculatedId
      ? 'recalculated'
      : 'shown';
  return useMemo(
    () => ({
      opened,
      openedState,
      recalculate: () => setRecalculatedId(opened?.offerId),
      showOpened: () => setRecalculatedId(undefined),
    }),
    [opened, openedState],
  );
}
