import { useSyncExternalStore } from 'react';

let isPrinting = false;
const listeners = new Set<() => void>();

const become = (next: boolean) => () => {
  isPrinting = next;
  for (const listener of listeners) listener();
};

// Before any component asks: the event comes once.
window.addEventListener('beforeprint', become(true));
window.addEventListener('afterprint', become(false));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the page is being printed: what is rendered only in sight is then rendered whole. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);
