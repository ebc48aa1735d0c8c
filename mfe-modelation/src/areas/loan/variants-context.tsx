import { useDraft } from '@advisor/forms/use-draft';
import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { mostVariants, type Variant } from './variant';

interface Variants {
  variants: readonly Variant[];
  isFull: boolean;
  pin: (variant: Variant) => void;
  change: (key: string, change: Partial<Variant>) => void;
  remove: (key: string) => void;
  clear: () => void;
}

const VariantsContext = createContext<Variants | undefined>(undefined);

/** Variants that were put aside on this screen. */
export function useVariants(): Variants {
  const variants = use(VariantsContext);
  if (!variants) throw new Error('No variants around');
  return variants;
}

const isVariants = (value: unknown): value is Variant[] =>
  Array.isArray(value) &&
  value.every((each: Partial<Variant>) => each.key && each.input && each.result);

interface VariantsProviderProps {
  /** Under which they survive a reload. */
  draftKey: string;
  /** From the link that the screen was opened by. */
  initial: readonly Variant[];
  children: ReactNode;
}

export function VariantsProvider({ draftKey, initial, children }: VariantsProviderProps) {
  const [variants, setVariants] = useState(initial);
  useDraft<readonly Variant[]>(draftKey, {
    value: variants,
    isEmpty: variants === initial,
    isValid: isVariants,
    onRestore: setVariants,
  });
  const value = useMemo(
    () => ({
      variants,
      isFull: variants.length >= mostVariants,
      pin: (variant: Variant) => setVariants((known) => [...known, variant]),
      change: (key: string, change: Partial<Variant>) =>
        setVariants((known) =>
          known.map((variant) => (variant.key === key ? { ...variant, ...change } : variant)),
        ),
      remove: (key: string) => setVariants((known) => known.filter((each) => each.key !== key)),
      clear: () => setVariants(initial),
    }),
    [variants, initial],
  );
  return <VariantsContext value={value}>{children}</VariantsContext>;
}
