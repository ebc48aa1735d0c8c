import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Whether the computer has no network at all; it says nothing of the server. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(subscribe, () => !window.navigator.onLine);
