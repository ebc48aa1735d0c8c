/** One choice of a select, radio or segmented field. */
export interface FieldOption<Value extends string | number = string | number> {
  value: Value;
  label: string;
  disabled?: boolean;
}

/** A value in the words of its option. */
export const optionText =
  (options: readonly FieldOption[]) =>
  (value: unknown): string =>
    options.find((option) => option.value === value)?.label ?? '';
