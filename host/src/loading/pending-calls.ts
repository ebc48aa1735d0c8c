import { create } from 'zustand';

/** The indicator stays this long after the last call has ended. */
export const hideDelayMs = 200;

interface PendingCallStore {
  /** Calls under way; those that nobody waits for are not counted. */
  count: number;
  /** Whether the indicator shows. */
  isLoading: boolean;
  start: () => void;
  end: () => void;
}

let hideTimer: ReturnType<typeof setTimeout> | undefined;

export const usePendingCallStore = create<PendingCallStore>()((set, get) => ({
  count: 0,
  isLoading: false,
  start: () => {
    clearTimeout(hideTimer);
    set(({ count }) => ({ count: count + 1, isLoading: true }));
  },
  end: () => {
    set(({ count }) => ({ count: count - 1 }));
    if (get().count === 0) hideTimer = setTimeout(() => set({ isLoading: false }), hideDelayMs);
  },
}));
