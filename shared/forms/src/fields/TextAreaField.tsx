import { TextArea } from '@advisor/ui/entry';
import type { FieldValues } from 'react-hook-form';
import { describedBy, FieldFrame } from '../components/FieldFrame';
import { useField, type FieldProps } from '../field-props';
import { cleanInput } from './clean-input';
import { message } from '../validation-message';

interface TextAreaFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  /** Lines shown before anything is typed; the field grows with the text. */
  rows?: number;
  /** Shows how much is written and, at once, that it is too much; the schema is what checks. */
  maxLength?: number;
}

/** Text of several lines. More than the most may be pasted, so that nothing is cut off unseen. */
export function TextAreaField<Values extends FieldValues>(props: TextAreaFieldProps<Values>) {
  const { label, hint, required, disabled, rows = 4, maxLength } = props;
  const { id, field, error: found, isInvalid, readText } = useField(props);
  const isTooLong = maxLength !== undefined && String(field.value ?? '').trim().length > maxLength;
  const error =
    found ?? (isTooLong ? message('common:validation.maxLength', { count: maxLength }) : undefined);
  return (
    <FieldFrame id={id} label={label} hint={hint} required={required} error={error} text={readText}>
      <TextArea
        {...field}
        id={id}
        rows={rows}
        {...(maxLength !== undefined && { count: { show: true, max: maxLength } })}
        disabled={disabled}
        status={isInvalid || isTooLong ? 'error' : ''}
        aria-required={required}
        aria-invalid={isInvalid || isTooLong}
        aria-describedby={describedBy(id, hint, error)}
        onChange={({ target, nativeEvent }) =>
          field.onChange(cleanInput(target.value, nativeEvent))
        }
      />
    </FieldFrame>
  );
}
