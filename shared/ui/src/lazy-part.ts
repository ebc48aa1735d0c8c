import { createElement, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

/**
 * A part of a screen whose code loads when it is first shown. React's own `lazy` remembers a failed
 * import for ever; here whoever shows the part anew, by another try, loads it anew.
 * @param fallback stands there meanwhile
 * @example const Chart = lazyPart(() => import('./Chart'), <Skeleton rows={6} />)
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const start = () =>
    lazy(async () => {
      const part = await load();
      loaded = part.default;
      return part;
    });
  return function LazyPart(props: Props) {
    // Kept by this component, which does not suspend itself: as long as it is there, so is the attempt.
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? start());
    return createElement(Suspense, { fallback }, createElement(Part, props));
  };
}
