import { isApiError } from '@advisor/api-client/api-error';
import { call, type CallInput } from '@advisor/api-client/call';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { useChange, type ChangeOutcome } from '@advisor/shell/use-change';
import { useState } from 'react';
import type { Change } from './changes';
import { offerReaders } from './offer.queries';

type CreateBody = CallInput<typeof offerCalls.create>['body'];
/** The numbers that the advisor saw. */
export type Seen = CreateBody['seen'];
type WithoutSeen<Body> = Body extends unknown ? Omit<Body, 'seen'> : never;

/** An offer by the rates of now. */
export interface Renewed {
  /** Undefined when it cannot be offered any more. */
  seen: Seen | undefined;
  /** Against what the advisor saw. */
  changes: readonly Change[];
  /** Shows the new numbers. */
  takeOver: () => unknown;
}

export interface OfferToSave {
  content: WithoutSeen<CreateBody>;
  seen: Seen;
  /** Models it anew; what is shown stays until it is taken over. */
  recalculate: () => Promise<Renewed>;
}

/** What the rates have changed since the numbers were shown, put as a question. */
export interface ConflictQuestion extends Pick<Renewed, 'changes'> {
  /** The server's sentences, where the numbers do not tell it. */
  messages: readonly string[];
  answer: (takeOver: boolean) => void;
}

/** How another try is made, with what stands in the form then. */
export type Again = Required<Pick<ChangeOutcome<unknown>, 'retry'>>;

/**
 * Saves offers, one at a time. When the rates have changed meanwhile (409), it asks whether to take the
 * new numbers over; the question belongs to the change, which goes on when it is answered.
 */
export function useSaveOffer() {
  const [question, setQuestion] = useState<ConflictQuestion>();
  const ask = (shown: Pick<ConflictQuestion, 'changes' | 'messages'>) =>
    new Promise<boolean>((resolve) => {
      const answer = (takeOver: boolean) => {
        setQuestion(undefined);
        resolve(takeOver);
      };
      setQuestion({ ...shown, answer });
    });

  const tryToSave = async (
    { content, seen, recalculate }: OfferToSave,
    key: string,
  ): Promise<number | undefined> => {
    try {
      const { offerId } = await call(
        offerCalls.create,
        { body: { ...content, seen } as CreateBody },
        { headers: { 'Idempotency-Key': key } },
      );
      return offerId;
    } catch (error) {
      if (!isApiError(error) || !error.isConflict) throw error;
      const renewed = await recalculate();
      const messages = error.messages.map(({ message }) => message);
      if (!(await ask({ changes: renewed.changes, messages }))) return undefined;
      await renewed.takeOver();
      return renewed.seen && tryToSave({ content, seen: renewed.seen, recalculate }, key);
    }
  };
  const { runAsync, isRunning } = useChange({
    key: [offerCalls.create.id],
    call: (offer: OfferToSave, { idempotencyKey }) => tryToSave(offer, idempotencyKey),
    invalidates: offerReaders,
  });
  /** @returns undefined when it was not saved: the error policy or the advisor knows why */
  return { saveOffer: runAsync, isSaving: isRunning, question };
}
