import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { readDraft, removeDraft, saveDraft } from './drafts';

interface DraftOptions<T> {
  value: T;
  /** Nothing typed: nothing is kept, and what was kept before is restored. */
  isEmpty: boolean;
  /** The stored shape may be that of an older version. */
  isValid: (value: unknown) => value is T;
  onRestore: (value: T) => void;
  /** What was kept, with what was typed meanwhile put into it; without it that stands alone. */
  merge?: (draft: T) => T;
  /** What the page's loader has read of it: it stands there at once, and moves nothing later. */
  readAhead?: unknown;
}

/**
 * Keeps a value that the user types so that it survives a reload and an expired session.
 * @param key of the screen and place, without personal data
 * @returns forgets the draft, for after a submit
 */
export function useDraft<T>(
  key: string,
  { value, isEmpty, isValid, onRestore, merge, readAhead }: DraftOptions<T>,
): () => Promise<void> {
  const restore = useEffectEvent((draft: unknown) => {
    if (!isValid(draft)) return;
    if (isEmpty) onRestore(draft);
    // Whoever has typed meanwhile knows better what they have typed; what was read ahead is there.
    else if (merge && readAhead === undefined) onRestore(merge(draft));
  });
  const restoreReadAhead = useEffectEvent(() => restore(readAhead));
  // Still before the first picture, and after all that watch the value have subscribed.
  const [isMounted, setIsMounted] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- A second render before the picture is meant.
  useLayoutEffect(() => setIsMounted(true), []);
  useLayoutEffect(() => {
    if (isMounted) restoreReadAhead();
  }, [isMounted]);
  useEffect(() => {
    let isCurrent = true;
    void readDraft(key).then((draft) => isCurrent && restore(draft));
    return () => {
      isCurrent = false;
    };
  }, [key]);

  const text = isEmpty ? undefined : JSON.stringify(value);
  const isStored = useRef(false);
  useEffect(() => {
    if (text !== undefined) {
      isStored.current = true;
      saveDraft(key, JSON.parse(text));
    } else if (isStored.current) {
      isStored.current = false;
      void removeDraft(key);
    }
  }, [key, text]);
  return useCallback(() => removeDraft(key), [key]);
}
