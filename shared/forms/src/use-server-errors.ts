import { useEffect, useEffectEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** What a failed call says about the form; `ApiError` fits. */
export interface SubmitError {
  /** By field name, Czech texts of the server. */
  fieldErrors: Readonly<Record<string, string>>;
}

/** Shows what the server refused at its fields; the first one is focused. */
export function useServerErrors<Input extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Input, unknown, Output>,
  submitError: SubmitError | null | undefined,
): void {
  const show = useEffectEvent((fieldErrors: SubmitError['fieldErrors']) => {
    for (const [index, [name, message]] of Object.entries(fieldErrors).entries()) {
      const path = name as FieldPath<Input>;
      form.setError(path, { type: 'server', message }, { shouldFocus: index === 0 });
    }
  });
  useEffect(() => {
    if (submitError) show(submitError.fieldErrors);
  }, [submitError]);
}
