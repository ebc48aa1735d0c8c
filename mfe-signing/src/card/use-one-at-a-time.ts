import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { isSilent } from '../service/failure';
import { isShownByCard } from '../service/signatures.queries';

interface OneAtATimeOptions {
  onStart: () => void;
  /** Gets what the card has to show; an expired session goes to the page's policy. */
  onFailure: (error: unknown) => void;
}

/** Runs the card's actions one at a time: a second click while one runs does nothing. */
export function useOneAtATime({ onStart, onFailure }: OneAtATimeOptions) {
  const isTaken = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (work: () => Promise<void>) => work(),
    onMutate: onStart,
    meta: { allowFailure: isShownByCard },
    onError: (error) => {
      if (!isSilent(error)) onFailure(error);
    },
    onSettled: () => {
      isTaken.current = false;
    },
  });
  const run = useCallback(
    (work: () => Promise<void>) => {
      // The state comes with the next render, the second click may come before it.
      if (isTaken.current) return;
      isTaken.current = true;
      mutate(work);
    },
    [mutate],
  );
  return { run, isRunning: isPending };
}
