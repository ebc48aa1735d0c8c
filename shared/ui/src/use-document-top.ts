import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Distance of an element from the document's top in px, kept right when something above it grows
 * or vanishes.
 */
export function useDocumentTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (!element.current) return;
      setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}
