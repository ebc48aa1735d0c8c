import { useEffect, useEffectEvent } from 'react';
import type { FieldPath } from 'react-hook-form';
import type { SpecificationForm } from './specification-form';
import type { SpecificationValues } from './specification.schema';

/** Calls when the user types into one of the fields, and not when a value is set there. */
export function useTyped(
  form: SpecificationForm,
  names: readonly FieldPath<SpecificationValues>[],
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
