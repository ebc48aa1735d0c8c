import { useSyncExternalStore } from 'react';

/** Below it the columns of documents have no room beside the menu. */
const narrow = '(width < 1240px)';

function follow(onChange: () => void) {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether facts of a document stand below its name. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(follow, () => window.matchMedia(narrow).matches);
