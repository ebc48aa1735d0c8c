import { useEffect, useEffectEvent } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { ClientDetailValues } from './client-detail.schema';

/** Calls when the user types into one of the fields, and not when a value is set there. */
export function useTyped(
  form: UseFormReturn<ClientDetailValues>,
  names: readonly FieldPath<ClientDetailValues>[],
  onTyped: () => void,
): void {
  const tell = useEffectEvent((typed: string | undefined) => {
    if (names.some((name) => name === typed)) onTyped();
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          if (type === 'change') tell(name);
        },
      }),
    [form],
  );
}
