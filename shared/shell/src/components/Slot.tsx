import { createContext, Suspense, useContext, type ComponentType, type ReactNode } from 'react';
import type { SlotName, SlotProps } from '../slot-names';

/** Finds what fills a slot without loading it; the components load when they render. */
export interface SlotResolver {
  fillings: <N extends SlotName>(name: N) => readonly SlotFilling<N>[];
}

export interface SlotFilling<N extends SlotName> {
  /** Name of the remote that fills it. */
  remote: string;
  /** Suspends while it loads; shows its own failure. */
  Component: ComponentType<SlotProps[N]>;
}

const SlotContext = createContext<SlotResolver>({ fillings: () => [] });

/** The host provides what the registry says; nothing is filled without it. */
export const SlotProvider = SlotContext.Provider;

/** Tells which slots a deployed remote fills. Loads nothing. */
export function useFilledSlots(): (name: SlotName) => boolean {
  const { fillings } = useContext(SlotContext);
  return (name) => fillings(name).length > 0;
}

type Props<N extends SlotName> = SlotProps[N] & {
  name: N;
  /** Shown while a filling loads. */
  fallback?: ReactNode;
};

/** A place that other remotes fill; empty when none does. */
export function Slot<N extends SlotName>({ name, fallback = null, ...props }: Props<N>) {
  const fillings = useContext(SlotContext).fillings(name);
  return fillings.map(({ remote, Component }) => (
    <Suspense key={remote} fallback={fallback}>
      <Component {...(props as unknown as SlotProps[N])} />
    </Suspense>
  ));
}
