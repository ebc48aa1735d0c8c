import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Makes the saved values the form's defaults. What has been typed while they were being saved stays,
 * and is not saved.
 */
export function markSaved<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  saved: Values,
): void {
  const typed = form.getValues();
  form.reset(saved);
  form.reset(typed, { keepDefaultValues: true });
}
