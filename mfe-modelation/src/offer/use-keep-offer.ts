import { isApiError } from '@advisor/api-client/api-error';
import { call, type CallInput } from '@advisor/api-client/call';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { invalidateOffers } from './offer.queries';

type CreateBody = CallInput<'offer.create'>['body'];
/** The numbers that the advisor saw. */
export type Seen = CreateBody['seen'];
type WithoutSeen<Body> = Body extends unknown ? Omit<Body, 'seen'> : never;

export interface OfferToKeep {
  content: WithoutSeen<CreateBody>;
  seen: Seen;
  /** Models it anew, by the rates of now. @returns undefined when it cannot be offered any more */
  recalculate: () => Promise<Seen | undefined>;
}

/** What the rates have changed since the numbers were shown, put as a question. */
export interface ConflictQuestion {
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
  const ask = (messages: readonly string[]) =>
    new Promise<boolean>((resolve) => {
      const answer = (takeOver: boolean) => {
        setQuestion(undefined);
        resolve(takeOver);
      };
      setQuestion({ messages, answer });
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
      if (!(await ask(error.messages.map(({ message }) => message)))) return undefined;
      const renewed = await recalculate();
      return renewed && tryToKeep({ content, seen: renewed, recalculate });
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
