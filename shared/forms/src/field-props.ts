import type { ReactNode } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useFormLabel } from './form-labels';

/** What every field takes. */
export interface FieldProps<
  Values extends FieldValues,
  Name extends FieldPath<Values> = FieldPath<Values>,
> {
  // The schema's output type does not matter to a field.
  control: Control<Values, unknown, FieldValues>;
  name: Name;
  label: string;
  /** Read out before the label, and not shown: the heading above the field shows it. */
  labelContext?: string;
  /** Under the control, before anything is wrong. */
  hint?: ReactNode;
  /** The hint says what is wrong, found by somebody else than the schema. */
  isInvalid?: boolean;
  /** Marks the label; the schema is what checks. */
  required?: boolean;
  disabled?: boolean;
}

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/**
 * Connects a field with its form, and makes its label known to the error summary.
 * @param toText a value in words, where that is more than the value itself
 * @returns `readText`: the value in words while the record may only be read
 */
export function useField<Values extends FieldValues>(
  {
    control,
    name,
    label,
    labelContext,
    isInvalid = false,
  }: Pick<FieldProps<Values>, 'control' | 'name' | 'label' | 'labelContext' | 'isInvalid'>,
  toText: (value: unknown) => string = asText,
) {
  const { id, isReadOnly } = useFormLabel(name, {
    label: labelContext === undefined ? label : `${labelContext}: ${label}`,
    toText,
  });
  const { field, fieldState } = useController({ control, name });
  const error = fieldState.error?.message;
  const readText = isReadOnly ? toText(field.value) : undefined;
  return { id, field, error, isInvalid: isInvalid || error !== undefined, readText };
}
