import { isApiError } from '@advisor/api-client/api-error';
import { call, type CallInput } from '@advisor/api-client/call';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Change } from './changes';
import { invalidateOffers } from './offer.queries';

type CreateBody = CallInput<'offer.create'>['body'];
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

export interface OfferToKeep {
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

const isConflict = (error: unknown) => isApiError(error) && error.status === 409;

/**
 * Keeps offers, one at a time. When the rates have changed meanwhile (409), it asks whether to take the
 * new numbers over.
 */
export function useKeepOffer() {
  const queryClient = useQueryClient();
  const isRunning = useRef(false);
  // What was sent without an answer keeps its key: sent again, it is kept once.
  const unanswered = useRef<{ wish: string; key: string }>(undefined);
  const keyOf = (content: OfferToKeep['content']): string => {
    const wish = JSON.stringify(content);
    if (unanswered.current?.wish !== wish) {
      unanswered.current = { wish, key: crypto.randomUUID() };
    }
    return unanswered.current.key;
  };
  const [question, setQuestion] = useState<ConflictQuestion>();
  const ask = (told: Pick<ConflictQuestion, 'changes' | 'messages'>) =>
    new Promise<boolean>((resolve) => {
      const answer = (takeOver: boolean) => {
        setQuestion(undefined);
        resolve(takeOver);
      };
      setQuestion({ ...told, answer });
    });

  const tryToKeep = async ({
    content,
    seen,
    recalculate,
  }: OfferToKeep): Promise<number | undefined> => {
    try {
      const { offerId } = await call(
        'offer.create',
        { body: { ...content, seen } as CreateBody },
        { headers: { 'Idempotency-Key': keyOf(content) } },
      );
      unanswered.current = undefined;
      return offerId;
    } catch (error) {
      if (!isApiError(error) || !isConflict(error)) throw error;
      const renewed = await recalculate();
      const messages = error.messages.map(({ message }) => message);
      if (!(await ask({ changes: renewed.changes, messages }))) return undefined;
      await renewed.takeOver();
      return renewed.seen && tryToKeep({ content, seen: renewed.seen, recalculate });
    }
  };
  const { mutateAsync, isPending } = useMutation({
    mutationFn: tryToKeep,
    onSuccess: () => invalidateOffers(queryClient),
  });
  /** @returns undefined when it was not kept: the error policy or the advisor knows why */
  const keep = async (offer: OfferToKeep): Promise<number | undefined> => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    try {
      return await mutateAsync(offer);
    } catch {
      return undefined;
    } finally {
      isRunning.current = false;
    }
  };
  return { keep, isKeeping: isPending, question };
}
