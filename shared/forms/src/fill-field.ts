import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Fills a field, or a group of them, with what was not typed there: an answer of a register, a
 * suggestion. It counts as typed, and what was wrong there before is judged anew.
 */
export function fillField<
  Input extends FieldValues,
  Output extends FieldValues,
  Name extends FieldPath<Input>,
>(
  form: Pick<UseFormReturn<Input, unknown, Output>, 'setValue' | 'trigger'>,
  name: Name,
  value: FieldPathValue<Input, Name>,
): void {
  form.setValue(name, value, { shouldDirty: true });
  void form.trigger(name);
}
