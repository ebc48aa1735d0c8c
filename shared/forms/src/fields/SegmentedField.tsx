import { Segmented } from '@advisor/ui/entry';
import type { FieldValues } from 'react-hook-form';
import { describedBy, FieldFrame } from '../components/FieldFrame';
import { optionText, type FieldOption } from '../field-option';
import { useField, type FieldProps } from '../field-props';

interface SegmentedFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  options: readonly FieldOption[];
}

/** One of two to five short choices in a row. */
export function SegmentedField<Values extends FieldValues>(props: SegmentedFieldProps<Values>) {
  const { label, hint, required, disabled, options } = props;
  const { id, field, error, isInvalid, readText } = useField(props, optionText(options));
  return (
    <FieldFrame
      group
      id={id}
      label={label}
      hint={hint}
      required={required}
      error={error}
      text={readText}
    >
      <Segmented
        id={id}
        name={field.name}
        value={field.value}
        options={[...options]}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-invalid={isInvalid}
        aria-describedby={describedBy(id, hint, error)}
        onBlur={field.onBlur}
        onChange={field.onChange}
      />
    </FieldFrame>
  );
}
