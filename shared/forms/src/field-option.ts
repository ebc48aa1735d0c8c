/** One choice of a select, radio or segmented field. */
export interface FieldOption<Value extends string | number = string | number> {
  value: Value;
  label: string;
  disabled?: boolean;
}
