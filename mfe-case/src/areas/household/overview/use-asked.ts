import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Props of an element that the address may ask for: it is marked, and brought before the eyes. */
export function useAsked(name: 'person' | 'household', id: number) {
  const [search] = useSearchParams();
  const isAsked = search.get(name) === String(id);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (isAsked) element?.scrollIntoView({ block: 'nearest' });
    },
    [isAsked],
  );
  return { ref, 'aria-current': isAsked || undefined };
}
