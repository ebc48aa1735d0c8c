import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Puts the caret where it belongs: React puts it to the end when the text differs from what was typed. */
export function useCaret() {
  const element = useRef<HTMLInputElement | null>(null);
  const [caret, setCaret] = useState<{ position: number }>();
  useLayoutEffect(() => {
    if (caret) element.current?.setSelectionRange(caret.position, caret.position);
  }, [caret]);
  const hold = useCallback((input: HTMLInputElement | null | undefined) => {
    element.current = input ?? null;
  }, []);
  return { hold, putCaret: (position: number) => setCaret({ position }) };
}
