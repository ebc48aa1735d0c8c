import { create } from 'zustand';

/** The indicator stays this long after the last call has ended. */
export const hideDelayMs = 200;

interface PendingCallStore {
  /** Calls under way; those that nobody waits for are not counted. */
  count: number;
  /** Other work that somebody waits for: a screen on its way. */
  waits: number;
  /** Whether the indicator shows. */
  isLoading: boolean;
  start: () => void;
  end: () => void;
  startWait: () => void;
  endWait: () => void;
}

let hideTimer: ReturnType<typeof setTimeout> | undefined;

export const usePendingCallStore = create<PendingCallStore>()((set, get) => {
  const change = (what: 'count' | 'waits', by: 1 | -1) => {
    clearTimeout(hideTimer);
    set((store) => ({ [what]: store[what] + by, ...(by > 0 && { isLoading: true }) }));
    const { count, waits } = get();
    if (count + waits === 0) hideTimer = setTimeout(() => set({ isLoading: false }), hideDelayMs);
  };
  return {
    count: 0,
    waits: 0,
    isLoading: false,
    start: () => change('count', 1),
    end: () => change('count', -1),
    startWait: () => change('waits', 1),
    endWait: () => change('waits', -1),
  };
});
