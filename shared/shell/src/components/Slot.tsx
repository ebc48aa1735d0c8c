import type { SlotName } from '@advisor/slots/slot';
import { createContext, Suspense, useContext, type ComponentType, type ReactNode } from 'react';

/** Finds what fills a slot without loading it; the components load when they render. */
export interface SlotResolver {
  fillings: (name: string) => readonly SlotFilling[];
}

export interface SlotFilling {
  /** Name of the remote that fills it. */
  remote: string;
  /** Receives what its slot gives. Suspends while its code loads, and shows its own failure. */
  Component: ComponentType<{ fallback: ReactNode }>;
}

const SlotContext = createContext<SlotResolver>({ fillings: () => [] });

/** The host provides what the registry says; nothing is filled without it. */
export const SlotProvider = SlotContext.Provider;

/** Tells which slots a deployed remote fills. Loads nothing. */
export function useFilledSlots(): (name: string) => boolean {
  const { fillings } = useContext(SlotContext);
  return (name) => fillings(name).length > 0;
}

type SlotProps<Props extends object> = NoInfer<Props> & {
  name: SlotName<Props>;
  /** Shown while a filling loads or suspends. */
  fallback?: ReactNode;
};

/** A place that other remotes fill; empty when none does. */
export function Slot<Props extends object = Record<string, unknown>>({
  name,
  fallback = null,
  ...props
}: SlotProps<Props>) {
  const fillings = useContext(SlotContext).fillings(name);
  return fillings.map(({ remote, Component }) => (
    <Suspense key={remote} fallback={fallback}>
      <Component {...props} fallback={fallback} />
    </Suspense>
  ));
}
