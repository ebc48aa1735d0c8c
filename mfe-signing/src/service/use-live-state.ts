import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

/** The state is read again after so long, then less and less often. */
const pausesMs = [2_000, 3_000, 5_000, 10_000, 30_000] as const;
/** Each pause differs by up to this part, so that many pages do not ask at once. */
const jitter = 0.2;

const pauseOf = (step: number): number => {
  const base = pausesMs[Math.min(step, pausesMs.length - 1)] ?? 30_000;
  return base * (1 + jitter * (2 * Math.random() - 1));
};

interface LiveStateOptions {
  /** Something is PROCESSING. */
  isLive: boolean;
  /** A change starts again with the shortest pause. */
  version: string;
  /** Its failure is the caller's to show; the next attempt comes anyway. */
  read: () => Promise<unknown>;
}

/**
 * Reads a state again while it may change by itself: at growing pauses, not while the page is
 * hidden, at once when the user comes back.
 * @returns reads at once
 */
export function useLiveState({ isLive, version, read }: LiveStateOptions): () => void {
  const readOnce = useEffectEvent(read);
  const seen = useRef(version);
  const hasChanged = useEffectEvent(() => {
    const isNew = seen.current !== version;
    seen.current = version;
    return isNew;
  });
  const readNow = useRef<() => void>(() => undefined);
  useEffect(() => {
    let step = 0;
    let isReading = false;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      if (isLive && !isOver && !document.hidden) timer = setTimeout(run, pauseOf(step));
    };
    const run = async () => {
      clearTimeout(timer);
      if (isReading) return;
      isReading = true;
      await readOnce().catch(() => undefined);
      isReading = false;
      step = hasChanged() ? 0 : step + 1;
      wait();
    };
    const comeBack = () => {
      step = 0;
      if (document.hidden) clearTimeout(timer);
      else if (isLive) void run();
    };
    readNow.current = () => void run();
    wait();
    window.addEventListener('focus', comeBack);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('focus', comeBack);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [isLive]);
  return useCallback(() => readNow.current(), []);
}
